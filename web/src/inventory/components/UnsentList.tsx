import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import { CallError } from '../../core/api/errors.ts';
import { Button } from '../../core/components/Button.tsx';
import { quantityText } from '../../core/format/decimals.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { findCode } from '../api.ts';
import { otherCountWords } from '../quantity.ts';
import { keepCount, type Unsent, useUnsent } from '../unsent.ts';
import css from './UnsentList.module.css';

/** Counts made without network that are still here, and those the server did not take. */
export function UnsentList({ inventory }: { inventory: number }) {
  const { t } = useTranslation();
  const all = useUnsent(inventory);
  const refused = all.filter((count) => count.refused !== null);
  const waiting = all.length - refused.length;
  if (all.length === 0) return null;
  return (
    <section className={css['box']} aria-label={t('inventory.unsentMark')}>
      {waiting > 0 && (
        <div className="row" role="status">
          <IconCloudUp aria-hidden />
          <strong>{t('inventory.unsent.waiting', { count: waiting })}</strong>
        </div>
      )}
      {refused.length > 0 && (
        <>
          <h2>{t('inventory.unsent.refused', { count: refused.length })}</h2>
          <ul>
            {refused.map((count) => (
              <Refused key={count.key} inventory={inventory} count={count} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A count the server did not take, why, and what can be done about it. */
function Refused({ inventory, count }: { inventory: number; count: Unsent }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const { name, quantity, refused } = count;
  if (refused === null) return null;
  const theirs = otherCountWords(refused.campos, t);
  return (
    <li>
      <p>
        <strong>{t('inventory.unsent.line', { item: name, quantity: quantityText(quantity) })}</strong>
        <small>{say(new CallError({ kind: 'refused', ...refused }))}</small>
        {theirs !== null && <small>{theirs}</small>}
      </p>
      <span className="wrap">
        {(refused.codigo === 'CONTAGEM_MUDOU' || refused.codigo === 'CONFIRMA_CONTAGEM') && (
          <Button
            aria-label={t('inventory.unsent.resendOf', { item: name })}
            onClick={() =>
              void resend(inventory, count).catch((problem: unknown) => notify.error(say(problem)))
            }
          >
            {t('inventory.unsent.resend')}
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={t('inventory.unsent.dropOf', { item: name })}
          onClick={() => void drop(count)}
        >
          {t('inventory.unsent.drop')}
        </Button>
      </span>
    </li>
  );
}

async function drop(count: Unsent): Promise<void> {
  const { dropSend } = await import('../../offline/sends/decide.ts');
  await dropSend(count);
}

/** Sends the count again as a new command that confirms the question or replaces the other count, now seen. @throws CallError */
async function resend(
  inventory: number,
  { code, quantity, person, confirmed, refused }: Unsent,
): Promise<void> {
  const item = await findCode(inventory, code);
  if (item === undefined) return;
  await keepCount(inventory, item, {
    quantity,
    confirmed: confirmed || refused?.codigo === 'CONFIRMA_CONTAGEM',
    seen: item.nr_seq_contagem,
    who: person === undefined ? {} : { nr_seq_clifor: person },
  });
}
