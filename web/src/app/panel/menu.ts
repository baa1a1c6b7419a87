import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import IconDatabase from '@tabler/icons-react/dist/esm/icons/IconDatabase.mjs';
import IconDeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { PanelSession } from '../../core/panel/record.ts';
import { mayDo } from '../../core/panel/record.ts';

/** Pages of the panel in the order of the menu: address, picture and the level they need (doc 3 §2, G-05). */
const panelPages = [
  { id: 'tables', path: '/TabelaFrota', icon: IconTable, level: 'L' },
  { id: 'scripts', path: '/MultiSql', icon: IconDatabase, level: 'E' },
  { id: 'scheduler', path: '/agendadorTarefas', icon: IconCalendarTime, level: 'L' },
  { id: 'dictionary', path: '/dicionario', icon: IconBook2, level: 'L' },
  { id: 'monitor', path: '/monitoramento', icon: IconActivity, level: 'L' },
  { id: 'terminals', path: '/terminais', icon: IconDeviceTablet, level: 'U' },
  { id: 'users', path: '/usuariosPainel', icon: IconUsers, level: 'U' },
  { id: 'trail', path: '/trilhaPainel', icon: IconListSearch, level: 'U' },
  { id: 'intake', path: '/cargas', icon: IconFileImport, level: 'A' },
  { id: 'person', path: '/dadosPessoais', icon: IconShieldLock, level: 'A' },
] as const;

export type PanelPage = (typeof panelPages)[number];

/** The pages of a user. */
export const pagesOf = (session: PanelSession): PanelPage[] =>
  panelPages.filter(({ level }) => mayDo(session, level));
