/** The labels of Convenienza Srl name lines that exist, and every line of company, partner and totals has one. */
import { convsrl as contratto } from '@bilancia/contract'
import { expect, it } from 'vitest'
import { convsrl } from '../src/index.ts'

const under = (prefix: string) => convsrl.percorsi.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))

it.each([
  ['società', 'compDivSimulazioniSrl.scenario4.societa.', contratto.vociSocieta],
  ['socio', 'traspSimulazioniSrl.scenario6.soci[2].', contratto.vociSocio],
  ['totali', 'riepilogo.scenario1.totali.', contratto.vociTotali],
  ['IRAP', 'irapApplicata.', contratto.vociIrap],
  ['quadro', 'quadro.scenario1.', contratto.vociQuadro],
])('ogni riga della parte %s ha un nome, nello stesso ordine', (_, prefix, voci) => expect(Object.keys(voci)).toEqual(under(prefix)))

it('le righe di oggi e le sue quote, e quelle delle letture, sono righe del risultato', () => {
  expect(Object.keys(contratto.vociOggi)).toEqual(under('confronto.oggi.').filter((voce) => !voce.includes('.')))
  for (const voce of Object.keys(contratto.vociQuote)) expect(under('confronto.oggi.persone[0].')).toContain(voce)
  for (const [lettura, scenari] of Object.entries(contratto.letture))
    for (const s of scenari) for (const voce of under(`confronto.${lettura}.${s}.`)) expect(Object.keys(contratto.vociLetture)).toContain(voce)
})

it('le righe del socio nel riepilogo hanno un nome tra quelle del socio, o dei totali', () => {
  const nomi = { ...contratto.vociTotali, ...contratto.vociSocio }
  expect(under('riepilogo.scenario2.soci[0].').filter((voce) => !Object.hasOwn(nomi, voce))).toEqual([])
})

it('i sei scenari hanno titolo e nome', () => {
  expect(Object.keys(contratto.titoli)).toEqual([...contratto.scenari])
  expect(Object.keys(contratto.nomiScenari)).toEqual([...contratto.scenari])
})
