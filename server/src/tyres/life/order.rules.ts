import type { Finding, MountedTyre } from './findings.rules.ts';

const sides: Readonly<Record<string, string>> = {
  EE: 'esquerda externa',
  EI: 'esquerda interna',
  DI: 'direita interna',
  DE: 'direita externa',
};

const decimals = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What an order says that mends a finding: 'Pneu A00012 (eixo 2, direita externa): sulco de 2,8 mm, limite de 3,0 mm.' */
export function descriptionOf(finding: Finding): string {
  return `Pneu ${finding.tyre.nr_fogo} (${positionText(finding.tyre)}): ${whatOf(finding)}.`;
}

function whatOf({ kind, twin, value, limit, illegal }: Finding): string {
  const [read, bound] = [decimals.format(value), decimals.format(limit)];
  switch (kind) {
    case 'L':
      return illegal
        ? `sulco de ${read} mm, abaixo do mínimo legal`
        : `sulco de ${read} mm, limite de retirada de ${bound} mm`;
    case 'D':
      return `desgaste irregular, sulcos com ${read} mm de diferença; verificar alinhamento`;
    case 'G':
      return `geminado com ${twin?.nr_fogo ?? ''}, sulcos com ${read} mm de diferença`;
    case 'P':
      return `pressão de ${read} psi, o alvo é ${bound} psi`;
  }
}

const positionText = ({ nr_posicao, ds_lado }: MountedTyre) =>
  nr_posicao === 0 ? 'estepe' : `eixo ${nr_posicao}, ${sides[ds_lado] ?? ds_lado}`;
