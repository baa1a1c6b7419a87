import { routes } from '../../core/http/handlers.ts';
import { ownSaved, removeSaved, saveOwn } from './service.ts';

/** What users of the panel keep for themselves. */
export const savedRoutes = routes({
  listSaved: (context, { query }) => ownSaved(context, query),
  saveOwn: (context, { body }) => saveOwn(context, body),
  async removeSaved(context, { body }) {
    await removeSaved(context, body.nr_sequencial);
    return { mensagem: 'Excluído com sucesso!' };
  },
});
