import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import type { OrderDetail } from '@terminal/contract';
import type { ReactNode } from 'react';
import { IconButton } from '../../core/components/Button.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { writtenNumber } from '../../core/format/typed.ts';
import { personName } from '../../core/format/words.ts';
import type { TFunction } from '../../core/i18n/translate.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { openFlow, workOf } from '../../identity/flow.ts';
import { commentWords } from '../detail/comment-words.ts';

type Comment = OrderDetail['comentarios'][number];

interface RecordedProps {
  comment: Comment;
}

/** What was measured and said; struck through once it is void, with who declared it so and why. */
export function Recorded({ comment }: RecordedProps) {
  const { t } = useTranslation();
  const { vl_medida, ds_unidade, ds_observacao, correcao } = comment;
  return (
    <Struck correction={correcao}>
      {vl_medida !== null && (
        <strong>
          {writtenNumber(vl_medida)} {ds_unidade}{' '}
        </strong>
      )}
      {commentWords(ds_observacao, t)}
    </Struck>
  );
}

/** What was recorded; struck through once it is void, with who declared it so and why. */
export function Struck({ correction, children }: { correction: Comment['correcao']; children: ReactNode }) {
  if (correction === null) return children;
  return (
    <>
      <s>{children}</s>{' '}
      <small>
        <Voiding correction={correction} />
      </small>
    </>
  );
}

/** Who declared it void, when and why. */
function Voiding({ correction }: { correction: NonNullable<Comment['correcao']> }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  return t('fleet.correction.voided', {
    name: personName(correction.ds_colaborador),
    when: dateTime(correction.dt_correcao, ds_fuso),
    reason: correction.ds_motivo,
  });
}

/** A line for each file that was declared void; the files are no longer shown (G-128). */
export function VoidedFiles({ files }: { files: OrderDetail['anexos_anulados'] }) {
  const { t } = useTranslation();
  return files.map(({ id, correcao }) => (
    <p key={id} className="soft-text">
      {t('orders.detail.voidedFile')}: <Voiding correction={correcao} />
    </p>
  ));
}

/** Begins to declare a comment void, where the session may (G-128). */
export function VoidComment({ order, comment }: RecordedProps & { order: OrderDetail }) {
  const { t } = useTranslation();
  const { nr_sequencial: id, nr_seq_clifor: by } = comment;
  if (!order.comentarios_anulaveis.includes(id)) return null;
  return <VoidButton kind="voidComment" order={order} record={{ id, by, about: wordsOf(comment, t) }} />;
}

interface VoidButtonProps {
  kind: 'voidComment' | 'voidNote';
  order: OrderDetail;
  /** Its number, whose it is and what it says. */
  record: { id: number; by: number; about: string };
}

/** Begins to declare something void. */
export function VoidButton({ kind, order, record: { id, by, about } }: VoidButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      label={`${t(`identity.action.${kind}`)}: ${about}`}
      icon={<IconBan size={22} aria-hidden />}
      onClick={() => openFlow({ kind, work: { ...workOf(order), technician: by }, record: { id, about } })}
    />
  );
}

const wordsOf = ({ vl_medida, ds_unidade, ds_observacao }: Comment, t: TFunction): string =>
  [vl_medida === null ? '' : `${writtenNumber(vl_medida)} ${ds_unidade}`, commentWords(ds_observacao, t)]
    .filter((part) => part !== '')
    .join(' ');
