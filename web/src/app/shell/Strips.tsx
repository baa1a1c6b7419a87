import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Button } from '../../core/components/Button.tsx';
import { CalmStrip } from '../../core/components/OfflineStrip.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useOldest } from '../../offline/answers/oldest.ts';
import { SendsStrip } from '../../offline/sends/components/SendsStrip.tsx';
import { leaveWith } from '../../offline/sends/leaving.ts';
import { updateNow, useUpdate } from '../worker.ts';

/** What is not as usual, under the top bar: network, sends and old answers, and a newer version that waits for a press. */
export function Strips() {
  const { t } = useTranslation();
  const update = useUpdate();
  return (
    <>
      <SendsStrip oldest={useOldest()} />
      {update && (
        <CalmStrip
          icon={<IconRefresh aria-hidden />}
          title={t('sends.update.ready')}
          action={
            <Button look="tinted" onClick={() => leaveWith('update', updateNow)}>
              {t('sends.update.now')}
            </Button>
          }
        />
      )}
    </>
  );
}
