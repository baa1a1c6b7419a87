import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Button } from '../../../core/components/Button.tsx';
import { CalmStrip } from '../../../core/components/OfflineStrip.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useOldest } from '../../../offline/answers/oldest.ts';
import { SendsStrip } from '../../../offline/sends/components/SendsStrip.tsx';
import { leaveWith } from '../../../offline/sends/leaving.ts';
import { ReadySign } from '../../ready/components/ReadySign.tsx';
import { updateNow, useUpdate } from '../../worker.ts';

/** Network, sends and old answers, and a newer version that waits for a press: under the top bar; that all is ready: in it. */
export function Strips() {
  const { t } = useTranslation();
  const update = useUpdate();
  return (
    <>
      <ReadySign />
      <SendsStrip oldest={useOldest()} />
      {update && (
        <CalmStrip
          icon={<IconRefresh aria-hidden />}
          title={t('offline.update.ready')}
          action={
            <Button look="tinted" onClick={() => leaveWith('update', updateNow)}>
              {t('offline.update.now')}
            </Button>
          }
        />
      )}
    </>
  );
}
