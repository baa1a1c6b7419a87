import { serverNow } from '../../../core/api/clock.ts';
import { CallError } from '../../../core/api/errors.ts';
import { Button } from '../../../core/components/Button.tsx';
import { Card } from '../../../core/components/Card.tsx';
import { EmptyState } from '../../../core/components/EmptyState.tsx';
import { ErrorState } from '../../../core/components/ErrorState.tsx';
import { OfflineStrip } from '../../../core/components/OfflineStrip.tsx';
import { CardSkeleton, Skeleton } from '../../../core/components/Skeleton.tsx';
import { notify } from '../../../core/notices.ts';
import css from '../pages/ShowcasePage.module.css';
import { Part } from './Part.tsx';

const ok = () => notify.success('OK');
const failure = new CallError({ kind: 'timeout', incidente: '7F2A' });

/** What a page shows when there is nothing, not yet, or trouble. */
export function States() {
  return (
    <Part name="OfflineStrip, EmptyState, ErrorState, Skeleton">
      <div className={css['full']}>
        <OfflineStrip since={serverNow()} />
      </div>
      <Card className={css['wide'] ?? ''}>
        <EmptyState actions={<Button look="tinted">Limpar 2 filtros</Button>}>
          <strong>Corretiva</strong>, <strong>IMEDIATA</strong>
        </EmptyState>
      </Card>
      <Card className={css['wide'] ?? ''}>
        <ErrorState error={failure} onRetry={ok} />
      </Card>
      <div className={css['wide']}>
        <Skeleton>
          <CardSkeleton />
        </Skeleton>
      </div>
    </Part>
  );
}
