/** A picture of the demonstration: its content, as SVG of 1200 × 900, and the segments of its orders. */
export interface Picture {
  name: string;
  segments: readonly string[];
  svg: string;
}

/** A workshop floor in the light of a lamp, and something on it. */
const scene = (things: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">
<defs><radialGradient id="light" cx="45%" cy="35%" r="80%"><stop offset="0" stop-color="#c9ccd1"/><stop offset="0.6" stop-color="#7d8288"/>
<stop offset="1" stop-color="#3a3e44"/></radialGradient></defs>
<rect width="1200" height="900" fill="url(#light)"/><path d="M0 700h1200v200H0z" fill="#2c2f34" opacity="0.55"/>${things}</svg>`;

const ring = (x: number, y: number, radius: number, width: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

const bolts = (x: number, y: number, radius: number, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const turn = (n / count) * 2 * Math.PI;
    return `<circle cx="${x + radius * Math.cos(turn)}" cy="${y + radius * Math.sin(turn)}" r="17" fill="#8d949c" stroke="#2b2e33" stroke-width="6"/>`;
  }).join('');

/** What technicians photograph, drawn. */
export const pictures: readonly Picture[] = [
  {
    name: 'disco-de-freio.jpg',
    segments: ['FREIOS'],
    svg: scene(
      `<circle cx="560" cy="460" r="320" fill="#9aa0a6"/>${ring(560, 460, 300, 10, '#6d7278')}${ring(560, 460, 250, 6, '#b7bcc2')}${ring(560, 460, 205, 16, '#7c4a2d')}
<circle cx="560" cy="460" r="150" fill="#54585e"/>${bolts(560, 460, 105, 8)}<path d="M800 250l170 60v300l-170 60z" fill="#a3321f" stroke="#3d120b" stroke-width="10"/>`,
    ),
  },
  {
    name: 'pneu-desgastado.jpg',
    segments: ['PNEUS', 'SUSPENSÃO', 'DIREÇÃO'],
    svg: scene(
      `${ring(600, 450, 290, 150, '#1c1e21')}${ring(600, 450, 355, 18, '#3b3e43')}<circle cx="600" cy="450" r="210" fill="#c4c9cf"/>${bolts(600, 450, 130, 10)}
<path d="M815 190c60 60 110 150 118 250" fill="none" stroke="#b9bcc0" stroke-width="26" stroke-dasharray="60 22"/>`,
    ),
  },
  {
    name: 'vazamento.jpg',
    segments: ['MOTOR', 'TRANSMISSÃO', 'ARREFECIMENTO', 'EMPILHADEIRA'],
    svg: scene(
      `<rect x="300" y="130" width="600" height="360" rx="26" fill="#5b6068"/><path d="M330 190h540M330 250h540M330 310h540M330 370h540" stroke="#787e87" stroke-width="22"/>
<circle cx="600" cy="500" r="46" fill="#84898f" stroke="#2b2e33" stroke-width="12"/><path d="M600 545c-10 90-18 130-18 180" stroke="#241a0c" stroke-width="26" fill="none"/>
<ellipse cx="610" cy="775" rx="330" ry="62" fill="#1d1509"/><ellipse cx="520" cy="762" rx="120" ry="18" fill="#6d5a34" opacity="0.7"/>`,
    ),
  },
  {
    name: 'painel-com-luz-acesa.jpg',
    segments: ['ELÉTRICA', 'REFRIGERAÇÃO'],
    svg: scene(
      `<rect x="120" y="180" width="960" height="520" rx="60" fill="#121418"/>${ring(380, 440, 190, 16, '#d6dae0')}${ring(820, 440, 190, 16, '#d6dae0')}
<path d="M380 440L270 330" stroke="#e5533c" stroke-width="16"/><path d="M820 440l120-70" stroke="#e5533c" stroke-width="16"/>
<path d="M545 300h110v70H545z" fill="#f2b01e"/><path d="M600 470l50 90H550z" fill="none" stroke="#f2b01e" stroke-width="14"/>`,
    ),
  },
  {
    name: 'para-brisa.jpg',
    segments: ['CABINE', 'CARROCERIA'],
    svg: scene(
      `<path d="M180 220h840l90 470H90z" fill="#9fb9cc" stroke="#23262b" stroke-width="26"/><path d="M250 270h330l-90 380H150z" fill="#c4d6e3" opacity="0.6"/>
<path d="M730 330l-70 90 40 70-110 120M730 330l120 60 30 120M730 330l60-90M700 490l150 90" fill="none" stroke="#f4f8fb" stroke-width="9"/><circle cx="730" cy="330" r="18" fill="#f4f8fb"/>`,
    ),
  },
];
