import { routes } from '../../core/http/handlers.ts';
import { importWords, previewWords } from './import.service.ts';
import { addWord, allWords, changeWord, pageOfWords, removeWord } from './service.ts';

/** Calls of the dictionary. */
export const dictionaryRoutes = routes({
  listWords: (context, { query }) => pageOfWords(context, query),
  exportWords: allWords,
  saveWord: (context, { body }) => addWord(context, body),
  editWord: (context, { body }) => changeWord(context, body),
  async deleteWord(context, { body }) {
    await removeWord(context, body.palavra);
    return { mensagem: 'Excluído com sucesso!' };
  },
  previewWords: (context, { body }) => previewWords(context, body.linhas),
  importWords: (context, { body }) => importWords(context, body.linhas),
});
