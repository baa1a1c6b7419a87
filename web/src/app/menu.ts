import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCalendarRepeat from '@tabler/icons-react/dist/esm/icons/IconCalendarRepeat.mjs';
import IconCalendarStats from '@tabler/icons-react/dist/esm/icons/IconCalendarStats.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconCirclePlus from '@tabler/icons-react/dist/esm/icons/IconCirclePlus.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconForklift from '@tabler/icons-react/dist/esm/icons/IconForklift.mjs';
import IconGauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs';
import IconHeartbeat from '@tabler/icons-react/dist/esm/icons/IconHeartbeat.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconPackageExport from '@tabler/icons-react/dist/esm/icons/IconPackageExport.mjs';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import IconTruckReturn from '@tabler/icons-react/dist/esm/icons/IconTruckReturn.mjs';
import type { AnswerOf } from '@terminal/contract';
import { hasPage, sectionsOf } from '@terminal/contract/access';
import {
  type PageId,
  type Person,
  pages,
  profileOf,
  type Section,
  sectionOf,
} from '@terminal/contract/pages';

type Counters = AnswerOf<'getCounters'>;

/** How a page looks in the menu. */
interface Face {
  icon: typeof IconForklift;
  /** Which total its badge shows (SHELL-24). */
  counter: keyof Counters | null;
}

/** Pages this terminal has; a page enters the menu by its line here. */
const faces = {
  // What fleet and warehouse share stands around the lists of either.
  home: { icon: IconClipboardList, counter: 'os_frota' },
  warehouse: { icon: IconForklift, counter: 'os_armazem' },
  execution: { icon: IconPlayerPlay, counter: 'em_execucao' },
  external: { icon: IconBuildingStore, counter: 'os_externas' },
  preventive: { icon: IconCalendarRepeat, counter: 'os_preventivas' },
  predictive: { icon: IconCalendarStats, counter: 'os_preditivas' },
  externalWarehouse: { icon: IconBuildingStore, counter: 'os_externas_armazem' },
  preventiveWarehouse: { icon: IconCalendarRepeat, counter: 'os_preventivas_armazem' },
  predictiveWarehouse: { icon: IconCalendarStats, counter: 'os_preditivas_armazem' },
  palletTruck: { icon: IconPackages, counter: null },
  reopened: { icon: IconRotate, counter: 'os_reabertas' },
  newOrder: { icon: IconCirclePlus, counter: null },
  history: { icon: IconHistory, counter: null },
  dashboard: { icon: IconChartBar, counter: null },
  closed: { icon: IconArchive, counter: null },
  plans: { icon: IconRepeat, counter: null },
  forecast: { icon: IconTrendingUp, counter: null },
  registry: { icon: IconListDetails, counter: null },
  masterData: { icon: IconAddressBook, counter: null },
  documents: { icon: IconArchive, counter: null },
  settings: { icon: IconAdjustmentsHorizontal, counter: null },
  pin: { icon: IconLock, counter: null },
  inventory: { icon: IconClipboardCheck, counter: null },
  stock: { icon: IconPackage, counter: null },
  tyreShop: { icon: IconLayoutDashboard, counter: null },
  gauging: { icon: IconGauge, counter: null },
  movement: { icon: IconArrowsExchange, counter: null },
  tyreLife: { icon: IconHeartbeat, counter: null },
  scrap: { icon: IconTrash, counter: null },
  tyreService: { icon: IconPackageExport, counter: null },
  tyresAway: { icon: IconTruckReturn, counter: null },
} as const satisfies Partial<Record<PageId, Face>>;

type MenuPage = keyof typeof faces;

/** A page in the menu. */
export interface MenuEntry extends Face {
  id: MenuPage;
  path: (typeof pages)[MenuPage]['path'];
}

/** A section of the menu with its pages. */
export interface MenuSection {
  section: Section;
  entries: MenuEntry[];
}

// An object's keys are the names its type lists.
const menuPages = Object.keys(faces) as MenuPage[];

/** The menu of a person: sections in order, each with the pages that exist and are theirs. */
export const menuOf = (person: Person): MenuSection[] =>
  sectionsOf(person).map((section) => ({
    section,
    entries: menuPages
      .filter((id) => sectionOf(id, profileOf(person)) === section && hasPage(person, id))
      .map((id) => ({ id, path: pages[id].path, ...faces[id] })),
  }));

/** The list a person works from: the first place of the bottom bar. */
export const firstEntry = (person: Person): MenuEntry | undefined =>
  menuOf(person).flatMap(({ entries }) => entries)[0];
