/** A document of a vehicle of the demonstration: days until it expires; `paper` false: number and dates alone. */
interface Paper {
  kind: 'CRLV' | 'SEGURO' | 'TACOGRAFO' | 'AET' | 'INSPECAO';
  title: string;
  number: string;
  days: number;
  paper: boolean;
}

const crlv = (days: number): Paper => ({
  kind: 'CRLV',
  title: 'CERTIFICADO DE REGISTRO E LICENCIAMENTO',
  number: '01234567890',
  days,
  paper: true,
});
const insurance = (days: number): Paper => ({
  kind: 'SEGURO',
  title: 'APOLICE DE SEGURO',
  number: '531-889-22',
  days,
  paper: true,
});
const tachograph = (days: number): Paper => ({
  kind: 'TACOGRAFO',
  title: 'AFERICAO DO TACOGRAFO',
  number: 'T-4471',
  days,
  paper: false,
});

/** What vehicles with an open order have, one after the other: one that has expired is on the first. */
export const papers: readonly (readonly Paper[])[] = [
  [crlv(-9), insurance(140)],
  [crlv(12), insurance(210), tachograph(400)],
  [crlv(160), tachograph(25)],
  [crlv(250), insurance(90)],
  [insurance(-2), crlv(300)],
];

/** A page of A5 with some lines, as PDF. */
export function pdfOf(lines: readonly string[]): Buffer {
  const words = lines.map((line, n) => `1 0 0 1 40 ${540 - n * 28} Tm (${line}) Tj`).join('\n');
  const stream = `BT /F1 14 Tf\n${words}\nET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 595]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, n) => {
    const at = text.length;
    text += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const end = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const wheel = (x: number) =>
  `<circle cx="${x}" cy="690" r="72" fill="#1d1f23"/><circle cx="${x}" cy="690" r="34" fill="#9aa0a6"/>`;

/** A truck in the yard, as SVG of 1200 × 900. @param colour of its cabin */
export const truckIn = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">
<path fill="#a9c3dc" d="M0 0h1200v620H0z"/><path fill="#6f7479" d="M0 620h1200v280H0z"/><path fill="#8e9398" d="M0 480h1200v140H0z"/>
<path fill="#e7e9ec" stroke="#b9bec4" stroke-width="6" d="M90 270h640v370H90z"/><path fill="#3a3e44" d="M80 640h1010v40H80z"/>
<path fill="${colour}" d="M750 330h190q30 0 46 30l84 150q20 36 20 70v60H750z"/><path fill="#cfe3f2" d="M800 370h130q14 0 22 14l60 106H800z"/>
<path fill="#f3d36b" d="M1050 560h36v40h-36z"/>${[210, 380, 930].map(wheel).join('')}</svg>`;

/** Colours of the cabins that were photographed. */
export const cabins = ['#b3362b', '#1f4e8c', '#f0f0ee', '#2f6b46', '#d08a1e', '#4a4f57'];
