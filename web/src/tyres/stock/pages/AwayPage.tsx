import { Suspense, useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { useTyreShopScan } from '../../useTyreShopScan.ts';
import type { Tyre } from '../api.ts';
import { TyreList } from '../components/TyreList.tsx';

const ReturnSheet = lazySheet(async () => (await import('../components/ReturnSheet.tsx')).ReturnSheet);

/** Tyres away for service, the longest first, and the way back into stock (TYRE-32). */
export function AwayPage() {
  const { t } = useTranslation();
  useTyreShopScan();
  const [returning, setReturning] = useState<Tyre | null>(null);
  return (
    <>
      <PageHead title={t('tyres.stock.titles.away')} />
      <div className="stack">
        <TyreList
          situation="S"
          act={{
            id: 'action',
            quiet: true,
            head: t('tyres.stock.heads.action'),
            cell: (tyre) => (
              <Button
                look="tinted"
                aria-label={t('tyres.stock.back.actOf', { fire: tyre.nr_fogo })}
                onClick={() => setReturning(tyre)}
              >
                {t('tyres.stock.back.act')}
              </Button>
            ),
          }}
        />
      </div>
      {returning !== null && (
        <Suspense>
          <ReturnSheet tyre={returning} onClose={() => setReturning(null)} />
        </Suspense>
      )}
    </>
  );
}
