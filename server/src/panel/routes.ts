import { routes } from '../core/http/handlers.ts';
import { beginPanelAccountSignIn, finishPanelAccountSignIn } from './account.service.ts';
import {
  beginPasskey,
  beginTotp,
  finishPasskey,
  finishTotp,
  myFactors,
  removeFactorsOf,
  removePasskey,
  removeTotp,
  renewCodes,
} from './factors.service.ts';
import type { PanelOptions } from './options.ts';
import { panelSecondStep } from './second-step.service.ts';
import { changePassword, confirmPassword, panelCompanies, panelLogin } from './service.ts';
import { endMySession, mySessions, panelLogout } from './session.service.ts';
import { exportTrail, listTrail } from './trail.service.ts';
import { addUser, changeUser, listUsers } from './users.service.ts';

/** Login of the panel, its users and its trail. */
export function panelRoutes(options: PanelOptions) {
  return routes({
    panelLogin: (context, { body }) => panelLogin(options, context, body),
    beginPanelAccountSignIn: (context) => beginPanelAccountSignIn(options, context),
    finishPanelAccountSignIn: (context, { body }) => finishPanelAccountSignIn(options, context, body),
    async panelLogout(context) {
      await panelLogout(context);
      return { mensagem: 'Sessão encerrada.' };
    },
    async confirmPassword(context, { body }) {
      await confirmPassword(context, body.senha);
      return { mensagem: 'Senha confirmada.' };
    },
    async changePassword(context, { body }) {
      await changePassword(context, body.senha_atual, body.senha);
      return { mensagem: 'Senha alterada.' };
    },
    listPanelCompanies: panelCompanies,
    listPanelUsers: (context, { query }) => listUsers(context, query),
    savePanelUser: (context, { body }) => addUser(options.keys.secretKey, context, body),
    editPanelUser: (context, { body }) => changeUser(options.keys.secretKey, context, body),
    exportTrail: (context, { body }) => exportTrail(context, body),
    listTrail: (context, { query }) => listTrail(context, query),
    panelSecondStep: (context, { body }) => panelSecondStep(options, context, body),
    getMyFactors: (context) => myFactors(options, context),
    beginTotp: (context) => beginTotp(options, context),
    finishTotp: (context, { body }) => finishTotp(options, context, body.codigo),
    async removeTotp(context) {
      await removeTotp(options, context);
      return { mensagem: 'Autenticador removido.' };
    },
    beginPasskey: (context) => beginPasskey(options, context),
    finishPasskey: (context, { body }) => finishPasskey(options, context, body),
    async removePasskey(context, { body }) {
      await removePasskey(options, context, body.nr_sequencial);
      return { mensagem: 'Chave de acesso removida.' };
    },
    renewRecoveryCodes: renewCodes,
    async removeUserFactors(context, { body }) {
      await removeFactorsOf(context, body.nr_sequencial);
      return { mensagem: 'Segundo fator retirado.' };
    },
    listMySessions: mySessions,
    async endMySession(context, { body }) {
      await endMySession(context, body.nr_sequencial);
      return { mensagem: 'Sessão encerrada.' };
    },
  });
}
