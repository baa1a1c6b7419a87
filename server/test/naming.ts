import type { CallName, InputOf } from '@terminal/contract';
import type { Signed } from './api.ts';
import type { Things } from './elsewhere.ts';

/** A call that names something, by what it names. */
type Named = { [N in CallName]: [N, what: string, Partial<InputOf<N>>] }[CallName];

/**
 * Every call that names something of a branch that is no order: with another's thing, the rest of it one's own.
 * @param technician technician who opens an order: by the session, or selected by staff
 */
export function namingCalls(thing: Things, own: Things, technician: Signed): Named[] {
  const { plate, mounted, inventory, part, planned, bodywork } = thing;
  const km_informado = 100_200;
  const seat = { nr_posicao: 1, ds_lado: 'EE' as const };
  const empty = { nr_posicao: 2, ds_lado: 'DI' as const };
  const ofInventory = { params: { id: String(inventory) } };
  const named = { nr_seq_inventario: inventory };
  const running = { nr_seq_inventario: own.inventory };
  const ofPlace = { params: { id: String(planned.place) } };
  const motivo = 'porque sim';
  const ofDocument = { params: { placa: plate, id: String(thing.document) } };
  const preventive = {
    placa: planned.plate,
    cdProxCiclo: planned.cycle,
    cd_prox_ordem: planned.place,
    cdClifor: technician.person,
    cpf: technician.digits,
    nr_seq_fornecedor: 23,
  };
  const read = { ...seat, nr_fogo: mounted.fire, nr_vida: 1, imagem: null };
  return [
    ['listReadings', 'vehicle', { params: { placa: plate } }],
    ['listVehiclePlans', 'vehicle', { params: { placa: plate } }],
    ['getVehicle', 'vehicle', { params: { placa: plate }, query: {} }],
    ['listVehiclePhotos', 'vehicle', { params: { placa: plate } }],
    [
      'voidVehiclePhoto',
      'vehicle photo',
      { params: { placa: plate, id: String(thing.photo) }, body: { motivo } },
    ],
    ['listVehicleDocuments', 'vehicle', { params: { placa: plate } }],
    ['getVehicleDocumentFile', 'vehicle document', ofDocument],
    ['correctVehicleDocument', 'vehicle document', { ...ofDocument, body: { tp_documento: 'AET', motivo } }],
    ['voidVehicleDocument', 'vehicle document', { ...ofDocument, body: { motivo } }],
    ['addReading', 'vehicle', { body: { nr_placa: plate, km: 100_100 } }],
    ['correctReading', 'reading', { params: { id: String(thing.reading) }, body: { km: 100_150, motivo } }],
    ['voidReading', 'reading', { params: { id: String(thing.reading) }, body: { motivo } }],
    ['exchangeMeter', 'vehicle', { body: { nr_placa: plate, km_anterior: 100_100, km_novo: 5 } }],
    ['confirmReading', 'reading', { params: { id: String(thing.heldReading) } }],
    ['discardReading', 'reading', { params: { id: String(thing.heldReading) } }],
    [
      'correctPlace',
      'place',
      {
        ...ofPlace,
        body: { nr_seq_ciclo: own.planned.cycle, km_ultimo: 1, dt_ultimo: '2026-01-01', motivo },
      },
    ],
    ['suspendVehicle', 'place', { ...ofPlace, body: { motivo } }],
    ['resumeVehicle', 'place', { ...ofPlace, body: { motivo } }],
    [
      'reportDone',
      'place',
      {
        ...ofPlace,
        body: { nr_seq_ciclo: own.planned.cycle, km: 110_000, dia: '2026-01-01', observacao: motivo },
      },
    ],
    ['listPlaceHistory', 'place', ofPlace],
    [
      'attachVehicles',
      'vehicle',
      {
        params: { id: String(own.planned.plan) },
        body: {
          placas: [plate],
          nr_seq_ciclo: own.planned.cycle,
          km_ultimo: null,
          dt_ultimo: '2026-01-01',
        },
      },
    ],
    ['findDueOfPlate', 'vehicle', { body: { placa: planned.plate } }],
    ['generatePreventive', 'place', { body: preventive }],
    ['generateExternalPreventive', 'place', { body: { ...preventive, nr_seq_fornecedor: 31 } }],
    [
      'generateBodywork',
      'place',
      {
        body: {
          placa: bodywork.plate,
          cdProxCiclo: bodywork.cycle,
          cdClifor: technician.person,
          cpf: technician.digits,
          cd_prox_ordem_carroceria: bodywork.place,
        },
      },
    ],
    [
      'generatePredictive',
      'place',
      {
        body: {
          placa: thing.predicted.plate,
          cd_preventivo: thing.predicted.place,
          cdClifor: technician.person,
          cpf: technician.digits,
          nr_seq_fornecedor: 23,
          fornecedor: null,
        },
      },
    ],
    ['getGaugingLayout', 'vehicle', { query: { nr_placa: plate } }],
    ['getMovementLayout', 'vehicle', { query: { nr_placa: plate } }],
    [
      'submitGauging',
      'vehicle',
      {
        body: {
          nr_placa: plate,
          km_informado,
          nr_seq_evento: 7,
          afericoes: [
            {
              ...read,
              idpneu: mounted.id,
              afericoes: [0, 1, 2, 3].map((index) => ({ index, ultimaAfericao: 13, novaAfericao: 13 })),
            },
          ],
        },
      },
    ],
    [
      'submitCalibration',
      'vehicle',
      {
        body: {
          nr_placa: plate,
          km_informado,
          calibragens: [{ ...read, calibragem: 110 }],
        },
      },
    ],
    ['openFindingOrder', 'tyre', { body: { tp_achado: 'D', nr_placa: plate, nr_fogo: mounted.fire } }],
    ['getTyreHistory', 'tyre', { query: { nr_fogo: mounted.fire } }],
    ['mountTyre', 'vehicle', { body: { placa: plate, pneu: own.stored, km_informado, ...empty } }],
    ['mountTyre', 'tyre', { body: { placa: own.plate, pneu: thing.stored, km_informado, ...empty } }],
    [
      'moveTyres',
      'vehicle',
      { body: { placa: plate, km_informado, movimentos: [{ pneu: mounted.id, ...seat, para: empty }] } },
    ],
    [
      'replaceTyre',
      'vehicle',
      { body: { placa: plate, pneu: mounted.id, km_informado, ...seat, novo: own.stored } },
    ],
    [
      'replaceTyre',
      'tyre',
      { body: { placa: own.plate, pneu: own.mounted.id, km_informado, ...seat, novo: thing.stored } },
    ],
    ['removeTyre', 'vehicle', { body: { placa: plate, pneu: mounted.id, km_informado, ...seat } }],
    [
      'recordTyreDeparture',
      'tyre',
      { body: { tipo: 'D', pneu: thing.stored, fornecedor: 31, motivos: [own.reason], data: '2026-01-01' } },
    ],
    ['takeTyreBack', 'tyre', { body: { pneu: thing.away, data: '2026-01-01', vl_mm: [14, 14, 14, 14] } }],
    [
      'correctTyreReading',
      'reading',
      { params: { id: String(thing.read) }, body: { vl_mm: [15, 14, 13, 12.5], motivo } },
    ],
    ['voidTyreReading', 'reading', { params: { id: String(thing.read) }, body: { motivo } }],
    ['voidTyreDeparture', 'departure', { params: { id: String(thing.out) }, body: { motivo } }],
    [
      'correctTyreReturn',
      'departure',
      { params: { id: String(thing.back) }, body: { vl_servico: 12, motivo } },
    ],
    [
      'correctTyreMovement',
      'movement',
      { params: { id: String(thing.moved) }, body: { km: 100_050, motivo } },
    ],
    ['voidTyreMovement', 'movement', { params: { id: String(thing.moved) }, body: { motivo } }],
    ['voidTyreReturn', 'departure', { params: { id: String(thing.back) }, body: { motivo } }],
    ['getStockItem', 'part', { params: { id: String(part.id) } }],
    ['enterStock', 'part', { body: { nr_seq_estoque: part.id, quantidade: 1, documento: 'NF 1' } }],
    [
      'correctStock',
      'part',
      { body: { nr_seq_estoque: part.id, qt_saldo: 3, qt_saldo_visto: 5, motivo: 'contada' } },
    ],
    ['setStockMinimum', 'part', { params: { id: String(part.id) }, body: { qt_minimo: 3 } }],
    ['setStockShelf', 'part', { params: { id: String(part.id) }, body: { ds_prateleira: 'RUA A' } }],
    ['getInventory', 'inventory', ofInventory],
    [
      'findInventoryNeighbour',
      'inventory',
      { body: { ...named, nr_seq_estoque: own.part.id, tp_sentido: 'proximo' } },
    ],
    ['listInventoryItems', 'inventory', { body: named }],
    ['searchInventoryItems', 'inventory', { body: { ...named, ds_search: 'PECA' } }],
    ['findInventoryCode', 'inventory', { body: { ...named, codItem: own.part.code } }],
    [
      'confirmCount',
      'inventory',
      { body: { ...named, nr_seq_estoque: own.part.id, nr_qtidade_contagem: 1 } },
    ],
    ['confirmCount', 'part', { body: { ...running, nr_seq_estoque: part.id, nr_qtidade_contagem: 1 } }],
    ['listCounts', 'inventory', { ...ofInventory, query: { nr_seq_estoque: String(own.part.id) } }],
    ['noteUnknownCode', 'inventory', { body: { ...named, ds_codigo: 'X' } }],
    ['discardCode', 'inventory', { body: { ...named, ds_codigo: 'X' } }],
    ['listUnknownCodes', 'inventory', ofInventory],
    ['getInventoryResult', 'inventory', ofInventory],
    ['listInventoryRows', 'inventory', ofInventory],
    ['requestRecount', 'inventory', { body: { ...named, itens: [own.part.id] } }],
    ['finishInventory', 'inventory', { body: named }],
    ['cancelInventory', 'inventory', { body: named }],
  ];
}

/** Lists narrowed to one thing, and what each shows of it. */
export function narrowedLists({ plate, mounted, part, planned, predicted }: Things, own: Things): Named[] {
  return [
    ['listStockItems', part.code, { query: { busca: part.code } }],
    ['listStockLabels', part.code, { query: { busca: part.code } }],
    ['findInventoryCode', part.code, { body: { nr_seq_inventario: own.inventory, codItem: part.code } }],
    ['listTyrePlates', plate, { query: { placa: plate } }],
    ['listTyreLabels', mounted.fire, { query: { busca: mounted.fire } }],
    ['listTyres', mounted.fire, { query: { situacao: 'A', nr_fogo: mounted.fire } }],
    ['listTyreFindings', mounted.fire, {}],
    ['listHeldReadings', plate, {}],
    ['listPlanVehicles', planned.plate, { params: { id: String(planned.plan) }, query: {} }],
    ['listCandidates', plate, { params: { id: String(own.planned.plan) }, query: { busca: plate } }],
    ['listPredictivePlates', predicted.plate, { body: { placa: predicted.plate } }],
    ['getForecast', planned.plate, {}],
    ['listExpiringDocuments', plate, { query: {} }],
  ];
}
