import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { Suspense, useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { IconButton } from '../../../core/components/Button.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { downloadCsv } from '../../../core/files/download.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { navigate } from '../../../core/navigation/navigate.ts';
import { useSearch } from '../../../core/navigation/visit.tsx';
import { notify } from '../../../core/notices.ts';
import { useTyreShopScan } from '../../useTyreShopScan.ts';
import { everyTyre, type TyreSituation, useTyreShop } from '../api.ts';
import { Adherence, type Behind } from '../components/Adherence.tsx';
import { Situations } from '../components/Situations.tsx';
import { TyreList } from '../components/TyreList.tsx';
import { tyresTable } from '../table.ts';
import { readShopView } from '../view.ts';

const PlatesSheet = lazySheet(async () => (await import('../components/PlatesSheet.tsx')).PlatesSheet);

/** The tyre shop in figures: adherence of the month, and where every tyre is (doc 3 §2). */
export function TyreShopPage() {
  const { t } = useTranslation();
  useTyreShopScan();
  const { situacao = 'E' } = useSearch(readShopView);
  const shop = useTyreShop();
  const [behind, setBehind] = useState<Behind | null>(null);
  const show = (situation: TyreSituation) =>
    void navigate({
      to: '/borracharia',
      search: situation === 'E' ? {} : { situacao: situation },
      replace: true,
    });
  return (
    <>
      <PageHead title={t('tyres.stock.titles.shop')} actions={<ExportButton />} />
      <div className="stack">
        <Answer answer={shop} failed={t('tyres.stock.shopFailed')}>
          {(figures) => (
            <>
              <Adherence shop={figures} onOpen={setBehind} />
              <Situations shop={figures} chosen={situacao} onChoose={show} />
            </>
          )}
        </Answer>
        <TyreList key={situacao} situation={situacao} />
      </div>
      {behind !== null && (
        <Suspense>
          <PlatesSheet behind={behind} onClose={() => setBehind(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Hands every tyre of the branch to a spreadsheet. */
function ExportButton() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const heads = (['fire', 'situation', 'plate', 'sent', 'scrapped'] as const).map((key) =>
    t(`tyres.stock.fileHeads.${key}`),
  );
  async function download() {
    setBusy(true);
    try {
      const { informacoes } = await everyTyre();
      const table = tyresTable(heads, informacoes, (situation) => t(`tyres.stock.situation.${situation}`));
      downloadCsv(t('tyres.stock.file'), table);
    } catch {
      notify.error(t('tyres.stock.exportFailed'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <IconButton
      label={t('tyres.stock.exportAll')}
      icon={<IconFileSpreadsheet aria-hidden />}
      disabled={busy}
      onClick={() => void download()}
    />
  );
}
