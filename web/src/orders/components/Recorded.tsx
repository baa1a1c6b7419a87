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

interface CommentProps {
  comment: Comment;
}

interface RecordedProps extends CommentProps {
  /** What is said beside it, such as by whom. */
  about?: ReactNode;
}

/** What was measured and said; struck through once it is void, with who declared it so and why. */
export function Recorded({ comment, about }: RecordedProps) {
  const { t } = useTranslation();
  const { vl_medida, ds_unidade, ds_observacao, correcao } = comment;
  return (
    <Struck correction={correcao} about={about}>
      {vl_medida !== null && (
        <strong>
          {writtenNumber(vl_medida)} {ds_unidade}{' '}
        </strong>
      )}
      {commentWords(ds_observacao, t)}
    </Struck>
  );
}

interface StruckProps extends Pick<RecordedProps, 'about'> {
  correction: Comment['correcao'];
  children: ReactNode;
}

/** What was recorded; struck through once it is void, with who declared it so and why in a line of its own. */
export const Struck = ({ correction, about, children }: StruckProps) => (
  <>
    {correction ? <s>{children}</s> : children} {about}
    {correction && (
      <>
        <br />
        <small>
          <Voiding correction={correction} of="fleet.correction.voided" />
        </small>
      </>
    )}
  </>
);

interface VoidingProps {
  correction: NonNullable<Comment['correcao']>;
  of: 'fleet.correction.voided' | 'orders.detail.voidedFile';
}

/** Who declared it void, when and why. */
function Voiding({ correction, of }: VoidingProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  return t(of, {
    name: personName(correction.ds_colaborador),
    when: dateTime(correction.dt_correcao, ds_fuso),
    reason: correction.ds_motivo,
  });
}

/** A line for each file that was declared void; the files are no longer shown (G-128). */
export const VoidedFiles = ({ files }: { files: OrderDetail['anexos_anulados'] }) =>
  files.map(({ id, correcao }) => (
    <p key={id} className="soft-text">
      <Voiding correction={correcao} of="orders.detail.voidedFile" />
    </p>
  ));

/** Begins to declare a comment void, where the session may (G-128). */
export function VoidComment({ order, comment }: CommentProps & { order: OrderDetail }) {
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
    .filter(Boolean)
    .join(' ');
