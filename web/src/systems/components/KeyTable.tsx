import { Button } from '../../core/components/Button.tsx';
import { type Column, DataTable, Pair } from '../../core/components/DataTable.tsx';
import { date, dateTime } from '../../core/format/dates.ts';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { useNow } from '../../core/useNow.ts';
import type { Key } from '../api.ts';
import css from './Systems.module.css';

/** What is done with a key. */
export type KeyAct = 'change' | 'rotate' | 'revoke' | 'history';

interface KeyTableProps {
  keys: readonly Key[];
  onAct: (act: KeyAct, key: Key) => void;
}

/** Keys with whom they act as, how they stand and what can be done. */
export function KeyTable({ keys, onAct }: KeyTableProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const now = useNow('minute');
  const stateOf = ({ dt_revogada, dt_expira }: Key): string => {
    if (dt_revogada !== null) return t('systems.key.revoked', { when: date(dt_revogada, ds_fuso) });
    if (dt_expira !== null && Date.parse(dt_expira) < now) return t('systems.key.expired');
    return dt_expira === null ? t('systems.key.good') : t('systems.key.goodUntil', { day: date(dt_expira) });
  };
  const columns: Column<Key>[] = [
    { id: 'name', head: t('systems.name'), cell: ({ ds_chave }) => <strong>{ds_chave}</strong> },
    {
      id: 'person',
      head: t('systems.key.actsAs'),
      cell: ({ ds_colaborador, ds_filial }) => (
        <>
          {ds_colaborador} <span className="soft-small">{ds_filial}</span>
        </>
      ),
    },
    {
      id: 'calls',
      head: t('systems.key.calls'),
      cell: ({ ds_chamadas }) => number(ds_chamadas.length),
      end: true,
    },
    {
      id: 'rate',
      head: t('systems.key.perMinute'),
      cell: ({ qt_por_minuto }) => number(qt_por_minuto),
      end: true,
    },
    {
      id: 'state',
      head: t('systems.state'),
      cell: (key) => (
        <Pair
          first={stateOf(key)}
          second={
            key.dt_antes_ate !== null &&
            Date.parse(key.dt_antes_ate) > now &&
            t('systems.key.twoSecrets', { until: dateTime(key.dt_antes_ate, ds_fuso) })
          }
        />
      ),
    },
    {
      id: 'used',
      head: t('systems.key.used'),
      cell: ({ dt_ultimo_uso }) => dateTime(dt_ultimo_uso, ds_fuso) || t('systems.never'),
    },
    {
      id: 'acts',
      head: t('systems.acts'),
      quiet: true,
      act: true,
      cell: (key) => (
        <div className={css['acts']}>
          {(key.dt_revogada === null
            ? (['change', 'rotate', 'revoke', 'history'] as const)
            : (['history'] as const)
          ).map((act) => (
            <Button
              key={act}
              look={act === 'revoke' ? 'danger' : 'plain'}
              aria-label={t('systems.of', { act: t(`systems.does.${act}`), name: key.ds_chave })}
              onClick={() => onAct(act, key)}
            >
              {t(`systems.does.${act}`)}
            </Button>
          ))}
        </div>
      ),
    },
  ];
  return (
    <DataTable
      label={t('systems.keys')}
      columns={columns}
      rows={keys}
      keyOf={({ nr_sequencial }) => String(nr_sequencial)}
    />
  );
}
