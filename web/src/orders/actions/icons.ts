import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCarLifter from '@tabler/icons-react/dist/esm/icons/IconCarLifter.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconSwitchHorizontal from '@tabler/icons-react/dist/esm/icons/IconSwitchHorizontal.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import type { ErrandKind } from '../../identity/flow.ts';

type Icon = typeof IconBan;

/** Icon of an action. */
export const errandIcons: Record<ErrandKind, Icon> = {
  approve: IconCheck,
  reject: IconBan,
  note: IconNote,
  awaitRelease: IconHourglass,
  endRelease: IconLockOpen,
  releaseVehicle: IconTruck,
  sendExternal: IconTruckDelivery,
  linkSupplier: IconSwitchHorizontal,
  assignSupplier: IconUserPlus,
  withdrawSupplier: IconUserMinus,
  lift: IconCarLifter,
  ticket: IconReceipt,
  openPurchase: IconShoppingCart,
  closePurchase: IconShoppingCart,
  claim: IconAlertOctagon,
  reopen: IconRotate,
  cancel: IconBan,
};
