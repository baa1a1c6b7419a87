const tyre = (ds_marca: string, ds_modelo: string, ds_medida: string) => ({ ds_marca, ds_modelo, ds_medida });

/** Tyres by what they are mounted on. */
export const tyreModels = {
  heavy: [
    tyre('MICHELIN', 'X MULTI D', '295/80R22.5'),
    tyre('BRIDGESTONE', 'R268', '295/80R22.5'),
    tyre('GOODYEAR', 'KMAX S', '295/80R22.5'),
    tyre('PIRELLI', 'FR01', '275/80R22.5'),
    tyre('CONTINENTAL', 'HSR2', '275/80R22.5'),
  ],
  light: [
    tyre('MICHELIN', 'X MULTI D', '215/75R17.5'),
    tyre('PIRELLI', 'FR01', '215/75R17.5'),
    tyre('GOODYEAR', 'KMAX S', '215/75R17.5'),
  ],
  forklift: [tyre('CAMSO', 'SOLIDEAL', '7.00-12'), tyre('CAMSO', 'SOLIDEAL', '6.50-10')],
} as const;
