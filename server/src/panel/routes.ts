import type { Handlers } from '../core/http/mount.ts';
import {
  changePassword,
  confirmPassword,
  type PanelOptions,
  panelCompanies,
  panelLogin,
  panelLogout,
} from './service.ts';
import { listTrail } from './trail.service.ts';
import { addUser, changeUser, listUsers } from './users.service.ts';

type PanelCalls =
  | 'panelLogin'
  | 'panelLogout'
  | 'confirmPassword'
  | 'changePassword'
  | 'listPanelCompanies'
  | 'listPanelUsers'
  | 'savePanelUser'
  | 'editPanelUser'
  | 'listTrail';

/** Login of the panel, its users and its trail. */
export function panelRoutes(options: PanelOptions): Handlers<PanelCalls> {
  return {
    panelLogin: (context, { body }) => panelLogin(options, context, body),
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
    listTrail: (context, { query }) => listTrail(context, query),
  };
}
