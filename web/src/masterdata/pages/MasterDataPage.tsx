import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconSteeringWheel from '@tabler/icons-react/dist/esm/icons/IconSteeringWheel.mjs';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconWheel from '@tabler/icons-react/dist/esm/icons/IconWheel.mjs';
import type { RecordKind } from '@terminal/contract';
import { mayOpen } from '@terminal/contract/access';
import { Answer } from '../../core/components/Answer.tsx';
import { EmptyState } from '../../core/components/EmptyState.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { useSession } from '../../core/session/store.ts';
import { useRecordKinds } from '../api.ts';
import css from '../components/MasterData.module.css';

const icons: Record<RecordKind, typeof IconTruck> = {
  vehicles: IconTruck,
  types: IconSteeringWheel,
  people: IconUsers,
  suppliers: IconBuildingStore,
  items: IconPackage,
  segments: IconTags,
  problems: IconListDetails,
  branches: IconBuilding,
  reasons: IconMessageQuestion,
  levels: IconAlertTriangle,
  operations: IconBriefcase,
  designs: IconWheel,
  orderTypes: IconClipboardList,
  holidays: IconCalendarOff,
  shifts: IconClock,
};

/** The kinds of master data a person keeps. */
export function MasterDataPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('masterData.title')} />
      <Answer
        answer={useRecordKinds()}
        failed={t('masterData.failed')}
        empty={t('masterData.noKind')}
        isEmpty={(kinds) => kinds.length === 0}
        // The right was taken away meanwhile.
        instead={({ codigo }) => codigo === 'SEM_PERMISSAO' && <EmptyState title={t('masterData.noKind')} />}
      >
        {(kinds) => (
          <ul className={css['kinds']}>
            {kinds.map(({ tipo, quantos }) => {
              const Icon = icons[tipo];
              return (
                <li key={tipo}>
                  <Link to="/cadastros/$tipo" params={{ tipo }} className={css['kind']}>
                    <Icon size={32} aria-hidden />
                    <strong>{t(`masterData.kinds.${tipo}`)}</strong>
                    <span className="soft-text">{number(quantos)}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        )}
      </Answer>
      {mayOpen(useSession(), 'intake') && (
        <div className="wrap-loose">
          <Link to="/primeirosPassos" className={css['open']}>
            {t('masterData.firstSteps.title')}
          </Link>
          <Link to="/arquivos" className={css['open']}>
            {t('masterData.files')}
          </Link>
        </div>
      )}
    </>
  );
}
