import { randomUUID } from 'node:crypto';
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

// Sends a reading of telemetry and reads what is held: an example of another system (docs/systems.md).
const { TERMINAL_URL = 'http://localhost:3000', TERMINAL_KEY = '', PLATE = '', KM = '' } = process.env;

const client = createClient<paths>({
  baseUrl: TERMINAL_URL,
  headers: { Authorization: `Bearer ${TERMINAL_KEY}` },
});

const sent = await client.POST('/api/frota/leituras/lote', {
  // The same key when it is sent again: it counts once.
  headers: { 'Idempotency-Key': randomUUID() },
  body: { leituras: [{ nr_placa: PLATE, km: Number(KM), dt_leitura: new Date().toISOString() }] },
});
if (sent.error !== undefined) throw new Error(`${sent.error.codigo}: ${sent.error.mensagem}`);
for (const { nr_placa, st_leitura } of sent.data) console.log(`${nr_placa} ${st_leitura}`);

const held = await client.GET('/api/frota/leituras/retidas');
if (held.error !== undefined) throw new Error(`${held.error.codigo}: ${held.error.mensagem}`);
console.log(`${held.data.filter(({ nr_placa }) => nr_placa === PLATE).length} held`);
