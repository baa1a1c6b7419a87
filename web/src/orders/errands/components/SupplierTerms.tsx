import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { useSupplier } from '../../../catalog/api.ts';
import { Dotted } from '../../../core/components/Dotted.tsx';
import { date } from '../../../core/format/dates.ts';
import { brl } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Beyond } from '../../components/Beyond.tsx';
import css from './SupplierTerms.module.css';

interface SupplierTermsProps {
  supplier: number;
  /** Price of the order so far; null: none was told. */
  total: number | null;
}

/** It stands among many suppliers: it is brought to where the person looks. */
const seen = (terms: HTMLElement | null) => terms?.scrollIntoView({ block: 'nearest' });

/** What was agreed with the chosen supplier, and whom to call there. */
export function SupplierTerms({ supplier, total }: SupplierTermsProps) {
  const { t } = useTranslation();
  const { data } = useSupplier(supplier);
  if (data === undefined) return null;
  const { dt_contrato_fim, vl_limite_os, nr_contrato, contatos } = data;
  const facts = [
    nr_contrato && t('orders.agreed.contract', { number: nr_contrato }),
    dt_contrato_fim && t('orders.agreed.until', { day: date(dt_contrato_fim, 'UTC') }),
    vl_limite_os !== null && t('orders.agreed.limit', { limit: brl(vl_limite_os) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <div className={css['terms']} aria-live="polite" ref={seen}>
      <Beyond agreed={data} total={total} />
      {facts.length > 0 && (
        <p className="soft">
          <Dotted facts={facts} />
        </p>
      )}
      {contatos.map(({ ds_contato, ds_funcao, nr_telefone, ds_email }) => (
        <p key={ds_contato} className={css['contact']}>
          <span>
            <strong>{ds_contato}</strong>
            {ds_funcao !== null && <span className="soft"> · {ds_funcao}</span>}
          </span>
          {nr_telefone !== null && (
            <a href={`tel:${nr_telefone.replaceAll(/[^\d+]/g, '')}`} className={css['call']}>
              <IconPhone size={20} aria-hidden />
              {nr_telefone}
            </a>
          )}
          {ds_email !== null && (
            <a href={`mailto:${ds_email}`} className={css['call']}>
              {ds_email}
            </a>
          )}
        </p>
      ))}
    </div>
  );
}
