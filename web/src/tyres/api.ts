import { useCall } from '../core/api/hooks.ts';
import { useKeptCommand } from '../offline/sends/hooks.ts';
import type { Follower } from '../offline/sends/submit.ts';

/** A page of the plates of the tyre shop; `search`: part of a plate or fleet number. */
export const useTyrePlates = (page: number, search: string) =>
  useCall(
    'listTyrePlates',
    { query: { page: String(page), ...(search !== '' && { placa: search }) } },
    { keepPrevious: true },
  );

/** The axles of a vehicle, to be read. */
export const useGaugingLayout = (plate: string) =>
  useCall('getGaugingLayout', { query: { nr_placa: plate } });

/** The layout for movements. */
export const useMovementLayout = (plate: string) =>
  useCall('getMovementLayout', { query: { nr_placa: plate } });

/** Tyres in stock, ready to be mounted, those of `size` first; `search`: part of a fire number. */
export const useAvailableTyres = (search: string, size: string | null) =>
  useCall(
    'listAvailableTyres',
    { query: { ...(search !== '' && { search }), ...(size !== null && { medida: size }) } },
    { keepPrevious: true },
  );

/** Sends the depths of a vehicle's tyres; without network they are kept, with their pictures. */
export const useSubmitGauging = (plate: string, pictures: () => Follower[]) =>
  useKeptCommand('submitGauging', { what: 'gauging', plate }, pictures);

/** Sends the pressures of a vehicle's tyres; without network they are kept, with their pictures. */
export const useSubmitCalibration = (plate: string, pictures: () => Follower[]) =>
  useKeptCommand('submitCalibration', { what: 'calibration', plate }, pictures);
