import { routes } from '../../core/http/handlers.ts';
import { deleteSaved, ownSaved, saveOwn } from './service.ts';

/** What users of the panel keep for themselves. */
export const savedRoutes = routes({
  listSaved: (context, { query }) => ownSaved(context, query),
  saveOwn: (context, { body }) => saveOwn(context, body),
  async deleteSaved(context, { body }) {
    await deleteSaved(context, body.nr_sequencial);
    return { mensagem: 'Excluído com sucesso!' };
  },
});
