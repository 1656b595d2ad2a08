/** The labels of Budget4u name lines that exist, and every line has one. */
import { budget4u as contratto } from '@bilancia/contract'
import { expect, it } from 'vitest'
import { budget4u } from '../src/index.ts'

const under = (prefix: string) =>
  budget4u.percorsi
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter((voce) => !voce.includes('.'))

it.each([
  ['INAIL', 'inail.', contratto.vociInail],
  ['diritto annuale', 'dirittiCCIAA.', contratto.vociDiritto],
  ['ditta', 'contoEconomicoDittaSocieta.', contratto.vociDitta],
  ['professionista', 'contoEconomicoProfessionista.', contratto.vociProfessionista],
  ['IRAP', 'imposteContributi.irap.', contratto.vociIrap],
  ['persona', 'persone[0].', contratto.vociPersona],
  ['forfetari', 'forfetari.', contratto.vociForfetari],
  ['risultati', 'risultati.', contratto.vociRisultati],
  ['costi', 'informazioniCostiDiAvvio.', contratto.vociCosti],
  ['piano', 'pianoTriennale[0].', contratto.vociPiano],
  ['ripartizione', 'quadro.ripartizione.', contratto.vociRipartizione],
])('ogni riga della parte %s ha un nome', (_, prefix, voci) => expect(Object.keys(voci).sort()).toEqual([...under(prefix)].sort()))

it('le stime sono segnate su valori che esistono', () => {
  const paths = new Set(budget4u.percorsi)
  for (const path of Object.values(contratto.stime).flat()) expect(paths.has(path.replace('[]', '[0]')), path).toBe(true)
})

it('il rimando del campo INAIL a un elemento abilitato usa lo stesso testo del pulsante', () => {
  expect(contratto.catalog.contoEconomicoDittaSocieta.fields.tipologiaInail.help).toBe(contratto.elementi.pulsanteInail.avviso)
})
