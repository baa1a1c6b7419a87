import { describe, expect, it } from 'vitest';
import { type Candidate, generationOf, ofLine, ofPlate, ofPredictive } from './candidate.ts';

const preventive: Candidate = {
  plate: 'RHT4B67',
  fleet: '4127',
  cycleName: 'B',
  cycle: 12,
  vehiclePlan: 40,
  kind: 'V',
  dealer: false,
  openOrder: null,
  lastMeter: 100_000,
  lastDay: '2026-05-01',
};
const wanted = {
  placa: 'RHT4B67',
  cdProxCiclo: 12,
  cdClifor: 7,
  km_ultimo: 100_000,
  dt_ultimo: '2026-05-01',
};

describe('an order of a plan', () => {
  it('inside is asked for with the placeholder', () => {
    expect(generationOf(preventive, 'inside', { nr_seq_clifor: 7 })).toEqual({
      call: 'generatePreventive',
      body: { ...wanted, nr_seq_fornecedor: 23, cd_prox_ordem: 40 },
    });
  });

  it.each([
    [{ supplier: 31 } as const, 31],
    ['later' as const, 23],
  ])('at a supplier (%j) is asked for by the external call', (choice, nr_seq_fornecedor) => {
    expect(generationOf(preventive, choice, { nr_seq_clifor: 7 })).toEqual({
      call: 'generateExternalPreventive',
      body: { ...wanted, nr_seq_fornecedor, cd_prox_ordem: 40 },
    });
  });

  it('of the body names no supplier', () => {
    expect(generationOf({ ...preventive, kind: 'R' }, 'inside', { nr_seq_clifor: 7 })).toEqual({
      call: 'generateBodywork',
      body: { ...wanted, cd_prox_ordem_carroceria: 40 },
    });
  });

  it.each([
    ['inside' as const, 23, null],
    [{ supplier: 31 } as const, 31, 31],
  ])(
    'of a predictive (%j) names its supplier twice or not at all',
    (choice, nr_seq_fornecedor, fornecedor) => {
      expect(generationOf({ ...preventive, kind: 'P' }, choice, { nr_seq_clifor: 7 })).toEqual({
        call: 'generatePredictive',
        body: { ...wanted, nr_seq_fornecedor, fornecedor, cd_preventivo: 40 },
      });
    },
  );
});

describe('what an order would be about is read', () => {
  const line = {
    PLACA: 'RHT4B67',
    NR_FROTA: '4127',
    PROX_CICLO: 'B',
    DS_PLANO: 'PLANO',
    DATA: '2026-04-29',
    FOLGA: null,
    KM_ULTIMO: 100_000,
    DT_ULTIMO: '2026-05-01',
    CD_PROX_CICLO: 12,
    NR_SEQ_OS: null,
  };

  it('off a line of preventives', () => {
    const whole = {
      ...line,
      PROXIMO_KM: 120_000,
      KM_ATUAL: 118_300,
      TP_MEDIDOR: 'K' as const,
      CD_PROX_ORDEM: 40,
      CD_PROX_ORDEM_CARROCERIA: null,
      ST_CONCESSIONARIA: 1,
    };
    expect(ofLine(whole)).toEqual({ ...preventive, dealer: true });
  });

  it('off a line of bodywork, which no contract is about', () => {
    expect(ofLine({ ...line, CD_PROX_ORDEM_CARROCERIA: 40 })).toEqual({ ...preventive, kind: 'R' });
  });

  it('off a line found by its plate', () => {
    const found = {
      nr_placa: 'RHT4B67',
      nr_frota: '4127',
      st_preventiva: 'V' as const,
      ds_prox_ciclo: 'B',
      km_proximo: null,
      dt_prevista: null,
      km_atual: 1,
      tp_medidor: 'K' as const,
      nr_seq_os_preventiva: 9,
      km_ultimo: 100_000,
      dt_ultimo: '2026-05-01',
      cd_prox_ciclo: 12,
      cd_prox_ordem: 40,
      tp_plano: 'R' as const,
      st_concessionaria: 1,
    };
    expect(ofPlate(found)).toEqual({ ...preventive, kind: 'R', openOrder: 9 });
  });

  it('off a predictive', () => {
    const predictive = {
      nr_placa: 'RHT4B67',
      nr_frota: '4127',
      ds_ciclo: 'B',
      proxima: 55_000,
      ultima: 40_000,
      ultima_antiga: null,
      km_atual: 55_100,
      tp_medidor: 'K' as const,
      ds_preditivo: 'OLEO',
      cd_preditivo: 40,
      km_ultimo: 100_000,
      dt_ultimo: '2026-05-01',
      cd_prox_ciclo: 12,
      st_concessionaria: 0,
      st_plano: null,
      dt_prevista: null,
      folga: null,
      NR_SEQ_OS: null,
    };
    expect(ofPredictive(predictive)).toEqual({ ...preventive, kind: 'P' });
  });
});
