import { type Act, type Scene, type Wish, wish } from './field.ts';

type Side = 'EE' | 'EI' | 'DI' | 'DE' | 'EEE';

interface Mounted {
  plate: string;
  meter: number;
  tyre: number;
  fire: string;
  life: number;
  position: number;
  side: Side;
  depths: number[];
}

/** Few vehicles, so that fitters meet at them. */
const plates = `
  select v.nr_placa, v.km_atual, v.cd_tipoveiculo from veiculo_filial vf
    join veiculo v on v.nr_placa = vf.nr_placa and v.st_veiculo = 'A'
   where vf.nr_seq_filial = 1 and exists (select from pneu_aplicacao_valida a where a.nr_placa = v.nr_placa)
   order by v.nr_placa limit 5`;

const onPlate = (plate: string) => (scene: Scene) =>
  scene.all<Mounted>(
    `select v.nr_placa as plate, v.km_atual as meter, p.nr_sequencial as tyre, p.nr_fogo as fire, p.nr_vida as life,
            a.nr_posicao as position, a.ds_lado as side, p.vl_mm::float8[] as depths
       from veiculo v
       join pneu_aplicacao_valida a on a.nr_placa = v.nr_placa and a.dt_saida is null
       join pneu p on p.nr_sequencial = a.nr_seq_pneu
      where v.nr_placa = $1 order by 6, 7`,
    [plate],
  );

/** The tyres of one of the vehicles. */
async function mounted(scene: Scene): Promise<Mounted[]> {
  const vehicle = await scene.one<{ nr_placa: string }>(plates);
  return vehicle === undefined ? [] : onPlate(vehicle.nr_placa)(scene);
}

const roles = ['fitter'] as const;

/** Tyres gauged, mounted, removed and moved. */
export const tyreActs: readonly Act[] = [
  { weight: 4, roles, wish: gauge },
  { weight: 5, roles, wish: mount },
  { weight: 3, roles, wish: remove },
  { weight: 4, roles, wish: swap },
];

const grooves = (depths: number[]) =>
  depths.map((depth, index) => ({ index, ultimaAfericao: depth, novaAfericao: Math.max(depth - 0.1, 1) }));
const place = ({ position, side }: Mounted) => ({ nr_posicao: position, ds_lado: side });
const head = ({ plate, meter }: Mounted, { random }: Scene) => ({
  placa: plate,
  km_informado: meter + random.int(0, 9),
  confirma: 'S' as const,
});

async function gauge(scene: Scene): Promise<Wish | undefined> {
  const tyres = (await mounted(scene)).filter(({ position }) => position > 0);
  const [first] = tyres;
  if (first === undefined) return undefined;
  const { placa, ...told } = head(first, scene);
  return wish('submitGauging', {
    body: {
      nr_placa: placa,
      ...told,
      afericoes: tyres.map((tyre) => ({
        ...place(tyre),
        nr_fogo: tyre.fire,
        nr_vida: tyre.life,
        idpneu: tyre.tyre,
        imagem: null,
        afericoes: grooves(tyre.depths),
      })),
    },
  });
}

async function mount(scene: Scene): Promise<Wish | undefined> {
  const empty = await scene.one<{ plate: string; meter: number; position: number; side: Side }>(
    `select v.nr_placa as plate, v.km_atual as meter, t.nr_posicao as position, t.ds_lado as side
       from (${plates}) v join tipo_veiculo_posicao t on t.cd_tipoveiculo = v.cd_tipoveiculo
      where not exists (select from pneu_aplicacao_valida a where a.nr_placa = v.nr_placa and a.dt_saida is null
                           and a.nr_posicao = t.nr_posicao and a.ds_lado = t.ds_lado)`,
  );
  const tyre = await scene.one<{ id: number }>(
    `select p.nr_sequencial as id from pneu p join pneu_situacao s on s.nr_seq_pneu = p.nr_sequencial and s.st_pneu = 'E'
      where p.nr_seq_filial = 1 order by 1 limit 6`,
  );
  return (
    empty &&
    tyre &&
    wish('mountTyre', {
      body: {
        placa: empty.plate,
        km_informado: empty.meter,
        confirma: 'S',
        pneu: tyre.id,
        nr_posicao: empty.position,
        ds_lado: empty.side,
      },
    })
  );
}

async function remove(scene: Scene): Promise<Wish | undefined> {
  const tyres = await mounted(scene);
  if (tyres.length === 0) return undefined;
  const tyre = scene.random.pick(tyres);
  return wish('removeTyre', {
    body: {
      ...head(tyre, scene),
      ...place(tyre),
      pneu: tyre.tyre,
      afericoes: grooves(tyre.depths),
      observacao: 'corte',
    },
  });
}

async function swap(scene: Scene): Promise<Wish | undefined> {
  const [one, other] = scene.random.shuffle(await mounted(scene));
  return (
    one &&
    other &&
    wish('moveTyres', {
      body: {
        ...head(one, scene),
        movimentos: [
          { pneu: one.tyre, ...place(one), para: place(other) },
          { pneu: other.tyre, ...place(other), para: place(one) },
        ],
      },
    })
  );
}
