import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { IconButton } from '../components/Button.tsx';
import { CopyButton } from '../components/CopyButton.tsx';
import { time } from '../format/dates.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useSession } from '../session/store.ts';
import css from './UnknownCodes.module.css';
import { discardUnknown, useUnknownCodes } from './unknown.ts';

/** Codes that were read and meant nothing, to be copied or discarded. */
export function UnknownCodes() {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  const codes = useUnknownCodes();
  if (codes.length === 0) return null;
  return (
    <section className={css['codes']} aria-label={t('scan.unknown')}>
      <h3>{t('scan.unknown')}</h3>
      <ul>
        {codes.map(({ code, at }) => (
          <li key={code}>
            <strong>{code}</strong>
            <span className="soft-text">{time(at, zone)}</span>
            <CopyButton text={code} />
            <IconButton
              label={t('scan.discard', { code })}
              icon={<IconX aria-hidden />}
              onClick={() => discardUnknown(code)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
