import IconBath from '@tabler/icons-react/dist/esm/icons/IconBath.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconFilePlus from '@tabler/icons-react/dist/esm/icons/IconFilePlus.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconSunset2 from '@tabler/icons-react/dist/esm/icons/IconSunset2.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconToolsKitchen2 from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';

const icons: Readonly<Record<string, typeof IconClock>> = {
  'Ir ao banheiro': IconBath,
  Atendimento: IconTool,
  Refeicao: IconToolsKitchen2,
  'Aguardando Peças': IconPackage,
  'Auxílio externo': IconUsers,
  Deslocamento: IconRoute,
  'Fim de expediente': IconSunset2,
  'Aguardando cadastro de peça': IconFilePlus,
};

/** The documented reasons of a pause, with which every company begins: for a terminal that could not ask for its own yet. */
export const documentedReasons = Object.keys(icons).map((ds_motivo) => ({
  ds_motivo,
  st_exige_peca: ds_motivo === 'Aguardando Peças' ? ('S' as const) : ('N' as const),
}));

/** The picture of a pause reason (EXEC-09); reasons added later get a clock. */
export const reasonIcon = (reason: string): typeof IconClock => icons[reason] ?? IconClock;
