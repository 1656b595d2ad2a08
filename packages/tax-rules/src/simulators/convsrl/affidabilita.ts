/** The reliability of the comparison with the current form of business. */
import { convsrl } from '@bilancia/contract'
import { almenoUna, type Importo, indicato, zero } from '@bilancia/engine'
import { affidabilita, type Manca, quandoManca, senzaComune, senzaRegione, silenzio } from '../../affidabilita/index.ts'
import { redditiFuori } from '../../persona.ts'
import { professionale } from './attivita-di-oggi.ts'
import { campi, disposizione, type Socio, soci, somma, srl } from './dati.ts'
import { imposta, nonCalcolata, nonCalcolataOggi, presunto } from './irap.ts'
import { posti } from './oggi-persone.ts'
import { aliquota } from './societa.ts'
import { imponibileSenzaSocieta } from './socio.ts'

const { confronto } = campi
const nessunoIscritto = professionale
  .non()
  .e(
    confronto.gestioneIvs.vale('NESSUNA'),
    almenoUna(confronto.persone.map((p) => p.presente.e(p.gestioneIvs.vale('ARTIGIANO').o(p.gestioneIvs.vale('COMMERCIANTE'))))).non(),
  )

/** The most that the company can add to the taxable income of a partner, however profit is paid out: all of it. */
const massimo = (i: number): Importo =>
  srl.utileAnteImposte
    .piu(srl.variazioniAumento)
    .nonNegativo()
    .piu(imponibileSenzaSocieta[i] as Importo)
const liquidata = (i: number) => [{ irpefNetta: massimo(i), redditoImponibile: massimo(i) }] as const

const del = ({ dati, presente, i }: Socio): Readonly<Record<'regione' | 'comune' | 'carichi' | 'ivs', Manca>> => ({
  regione: senzaRegione(presente, dati.codiceRegioneResidenza, liquidata(i)),
  comune: senzaComune(presente, indicato(dati.addizionaleComunalePercentuale).o(dati.addizionaleComunale.presente), liquidata(i)),
  carichi: { quando: presente.e(dati.coniugeACarico.non(), indicato(dati.numeroFigliACarico).non()) },
  ivs: { quando: presente.e(indicato(dati.gestioneIvs).non()) },
})
const [uno, due, tre] = soci.map(del) as [ReturnType<typeof del>, ReturnType<typeof del>, ReturnType<typeof del>]

const mancanti = quandoManca(convsrl.catalog, convsrl.mancanze, {
  utile: { quando: indicato(srl.utileAnteImposte).non() },
  ivsOggi: { quando: nessunoIscritto },
  separataOggi: { quando: professionale.e(confronto.attivita.cassaProfessionale.non(), confronto.attivita.aliquotaSep.vale('NESSUNA')) },
  cassaOggi: {
    quando: professionale.e(
      confronto.attivita.cassaProfessionale,
      almenoUna(posti.map(({ presente, propri }) => presente.e(indicato(propri.contributiCassaProf).non()))),
    ),
  },
  irapEsclusa: { quando: nonCalcolata.supera(zero), alPiu: nonCalcolata.piu(nonCalcolataOggi) },
  irapPresunta: { quando: presunto.e(imposta.supera(zero)) },
  iresPremiale: { quando: aliquota.daConfermare },
  costi: { quando: indicato(confronto.costi.contabilita).non() },
  regione1: uno.regione,
  regione2: due.regione,
  regione3: tre.regione,
  comune1: uno.comune,
  comune2: due.comune,
  comune3: tre.comune,
  carichi1: uno.carichi,
  carichi2: due.carichi,
  carichi3: tre.carichi,
  ivs1: uno.ivs,
  ivs2: due.ivs,
  ivs3: tre.ivs,
})

const lasciati = silenzio(convsrl.catalog, convsrl.silenzi, {
  notaio: confronto.costi.notaio.supera(zero).non(),
  depositoBilancio: confronto.costi.depositoBilancio.supera(zero).non(),
  dirittoAnnuale: confronto.costi.dirittoAnnuale.supera(zero).non(),
  altriRedditi: almenoUna(
    soci.map(({ dati: { redditi }, presente }) => presente.e(somma([...redditiFuori(redditi), redditi.impreseMinoriLavoroAutonomo]).supera(zero))),
  ).non(),
})

export const uscite = affidabilita(mancanti, { incerta: disposizione.incerta, fuori: lasciati })
