import type { AnswerOf, OrderDetail } from '@terminal/contract';
import { queryClient } from '../core/api/query-client.ts';
import type { Send } from '../offline/sends/row.ts';

/** Shows on its order what is to be declared void, as it will be, until the server's answer tells it. */
export function showKeptVoid({ call, label, actor, input: { params = {}, body = {} }, madeAt }: Send): void {
  const { motivo } = body;
  if (typeof motivo !== 'string') return;
  const correcao = {
    ds_motivo: motivo,
    dt_correcao: madeAt,
    ds_colaborador: actor?.name ?? '',
    nr_seq_novo: null,
  };
  if (call === 'voidComment')
    showPage((page) => withoutComment(page, Number(params['comentarioId']), correcao));
  if (call === 'voidNote') showNoteVoid(Number(params['notaId']), correcao);
  if (call === 'voidFile') showFileVoid(Number(params['arquivoId']), correcao);

  function showPage(after: (page: OrderDetail) => OrderDetail): void {
    queryClient.setQueriesData<OrderDetail>({ queryKey: ['getOrder'] }, (page) =>
      page && page.nr_sequencial === label.order ? after(page) : page,
    );
  }

  function showFileVoid(id: number, correction: Correction): void {
    let item: number | null = null;
    queryClient.setQueriesData<AnswerOf<'getImages'>>({ queryKey: ['getImages'] }, (files) => {
      item = files?.find((file) => file.id === id)?.nr_seq_os_item ?? item;
      return files?.filter((file) => file.id !== id);
    });
    showPage((page) => ({
      ...page,
      anexos_anulados: [{ id, nr_seq_os_item: item, correcao: correction }, ...page.anexos_anulados],
    }));
  }
}

/** Strikes a note through in every story that tells it. */
const showNoteVoid = (id: number, correcao: Correction): void => {
  queryClient.setQueriesData<Story>(
    { queryKey: ['getOrderStory'] },
    (story) =>
      story && {
        ...story,
        trechos: story.trechos.map((interval) => ({
          ...interval,
          notas: interval.notas.map((note) => (note.nr_sequencial === id ? { ...note, correcao } : note)),
        })),
        notas_anulaveis: story.notas_anulaveis.filter((one) => one !== id),
      },
  );
};

type Story = AnswerOf<'getOrderStory'>;
type Correction = OrderDetail['anexos_anulados'][number]['correcao'];

const withoutComment = (page: OrderDetail, id: number, correcao: Correction): OrderDetail => ({
  ...page,
  comentarios: page.comentarios.map((one) => (one.nr_sequencial === id ? { ...one, correcao } : one)),
  comentarios_anulaveis: page.comentarios_anulaveis.filter((one) => one !== id),
});
