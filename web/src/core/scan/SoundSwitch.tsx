import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import IconVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs';
import { IconButton } from '../components/Button.tsx';
import { useTranslation } from '../i18n/useTranslation.ts';
import { setSilence, silence } from './signal.ts';

/** Whether this device sounds and trembles when it reads a code. */
export function SoundSwitch({ className }: { className: string }) {
  const { t } = useTranslation();
  const silent = silence.use();
  return (
    <IconButton
      look="plain"
      className={className}
      label={t('scan.sound')}
      icon={silent ? <IconVolumeOff aria-hidden /> : <IconVolume aria-hidden />}
      aria-pressed={!silent}
      onClick={() => setSilence(!silent)}
    />
  );
}
