/** A partner in one scenario: amounts from the company, contributions, IRPEF, costs and the remaining income. */
import { type Condizione, type Importo, mai, type Norma, type Regola, regola, requisito, soloSe, vero, zero } from '@bilancia/engine'
import { dividendo, regimeDividendi } from '../../dividendi/index.ts'
import { ripartisci } from '../../imputazione/index.ts'
import { contributiIvs } from '../../inps/index.ts'
import { imposteDellaPersona, normaSomme } from '../../irpef/index.ts'
import { legge, prospetto, tuir } from '../../norme.ts'
import type { Soggetto } from '../../persona.ts'
import { giorniDetrazione, persona, type Socio, seConsiderate, soci, srl, ultimoSocio } from './dati.ts'
import type { Compensi } from './societa.ts'

export const regime = regimeDividendi({
  rilevanza: srl.dividendi.rilevanzaFiscale,
  sostitutiva26: srl.dividendi.sostitutiva26,
  deliberaEntro2022: srl.dividendi.deliberaEntro2022,
  inRegimeImpresa: srl.dividendi.partecipazioneRegimeImpresa,
})

const senzaFlatTax = { base: zero, imposta: zero }

const conIvs = soci.map(({ id, di, dati }) =>
  requisito(`${id}.conIvs`, {
    nome: `Gestione IVS ${di}`,
    norma: legge('L. 662/1996, art. 1, c. 203; circ. INPS 84/2021'),
    formula: dati.gestioneIvs.vale('NESSUNA').non(),
  }),
)

const ivsDi = ({ dati }: Socio, chi: Soggetto, base: Importo, iscritto: Condizione) =>
  contributiIvs(chi, {
    gestione: { artigiano: dati.gestioneIvs.vale('ARTIGIANO'), commerciante: dati.gestioneIvs.vale('COMMERCIANTE') },
    base,
    iscritto,
    under21: mai,
    anzianitaAl1995: dati.anzianitaAl1995,
    riduzione35: mai,
    riduzione50: dati.riduzione50,
    pensionatoOver65: dati.pensionatoOver65,
  }).netti

type Somme = { readonly trattamentoIntegrativo: Importo; readonly sommaEsente: Importo }

/** Integrative treatment and exempt sum in one line. */
export const sommeDi = ({ id, di }: Soggetto, { trattamentoIntegrativo, sommaEsente }: Somme) =>
  regola(`${id}.sommeIntegrative`, {
    nome: `Somme integrative ${di}`,
    di,
    norma: normaSomme,
    formula: trattamentoIntegrativo.piu(sommaEsente),
  })

/** The partner without any income of the company: the baseline of the scenarios. */
const confronti = soci.map((socio) => {
  const { id, di, dati } = socio
  const chi: Soggetto = { id: `${id}.senzaSocieta`, di: `${di} senza la società` }
  const altri = dati.altriRedditiImpresaIvs
  const ivs = ivsDi(socio, chi, altri, altri.supera(zero))
  const { panel } = imposteDellaPersona(chi, {
    persona: persona(dati, { assimilati: dati.redditi.assimilatiLavoroDipendente, giorniLavoro: dati.redditi.giorniLavoro }),
    impresa: dati.redditi.impreseMinoriLavoroAutonomo,
    contributi: ivs,
    forfettario: zero,
    detrazioneImpresa: vero,
    flatTax: senzaFlatTax,
  })
  const totale = regola(`${chi.id}.totale`, {
    nome: `Imposte e contributi ${chi.di}`,
    norma: prospetto('la stessa persona senza alcun reddito della società'),
    formula: panel.irpefNetta.piu(panel.addizionaleRegionale, panel.addizionaleComunale, ivs).meno(seConsiderate(sommeDi(chi, panel))),
  })
  return { totale, ivs, imponibile: panel.redditoImponibile }
})
const senzaSocieta = confronti.map(({ totale }) => totale)
export const imponibileSenzaSocieta: readonly Importo[] = confronti.map(({ imponibile }) => imponibile)
/** The contributions of each partner that are due even without the company. */
export const ivsSenzaSocieta: readonly Importo[] = confronti.map(({ ivs }) => ivs)

export type Sede = { readonly id: string; readonly nome: string }
const chiE = ({ id, di }: Socio, sede: Sede): Soggetto => ({ id: `${sede.id}.${id}`, di: `${di}, ${sede.nome}` })

/** Shares of income and IVS: they do not depend on what is distributed. */
export function attribuzione(sede: Sede, redditoImpresa: Importo) {
  const parti = soci.map((s, i) => ({ ...chiE(s, sede), quota: s.dati.quota, resto: ultimoSocio[i] as Condizione }))
  const attribuiti = ripartisci(parti, redditoImpresa.nonNegativo(), { chiave: 'redditoAttribuito', nome: 'Reddito attribuito', norma: tuir('5', '116') })
  return soci.map((socio, i) => {
    const chi = chiE(socio, sede)
    const attribuito = attribuiti[i] as Regola<'euro'>
    const redditoIvs = regola(`${chi.id}.redditoIvs`, {
      nome: `Reddito ai fini IVS ${chi.di}`,
      di: chi.di,
      norma: legge('D.L. 384/1992, art. 3-bis; circ. INPS 102/2003 e 84/2021'),
      nota: 'Anche se non distribuito e anche se la società paga IRES.',
      formula: attribuito.piu(socio.dati.altriRedditiImpresaIvs),
    })
    return { attribuito, redditoIvs, ivs: ivsDi(socio, chi, redditoIvs, vero) }
  })
}

type Movimenti = {
  readonly conCompensi: boolean
  readonly compensi: Compensi
  readonly attribuzioni: ReturnType<typeof attribuzione>
  readonly trasparente: boolean
  readonly dividendi: Importo
  readonly prelevato: Importo
}

/** The three partners, given what the company pays them and leaves them as profit. */
export function sociDi(sede: Sede, { conCompensi, compensi, attribuzioni, trasparente, dividendi, prelevato }: Movimenti) {
  const parti = soci.map((s, i) => ({ ...chiE(s, sede), quota: s.dati.quota, resto: ultimoSocio[i] as Condizione }))
  const dividendiDi = ripartisci(parti, dividendi, { chiave: 'dividendi', nome: 'Dividendi', norma: legge('art. 2468 c.c.') })
  const prelevatiDa = ripartisci(parti, prelevato, { chiave: 'utilePrelevato', nome: 'Utile prelevato', norma: tuir('116') })
  return soci.map((socio, i) => {
    const chi = chiE(socio, sede)
    const { dati } = socio
    const { redditi } = dati
    const voce = (chiave: string, nome: string, norma: Norma, formula: Importo) =>
      regola(`${chi.id}.${chiave}`, { nome: `${nome} ${chi.di}`, di: chi.di, norma, formula })
    const { compenso, totali, societa, socio: contributiSocio, netto: compensoNetto } = compensi[i] as Compensi[number]
    const { attribuito, redditoIvs, ivs } = attribuzioni[i] as ReturnType<typeof attribuzione>[number]
    const suoi = dividendiDi[i] as Regola<'euro'>
    const prelievo = prelevatiDa[i] as Regola<'euro'>

    const redditoTrasparenza = voce('redditoTrasparenza', 'Reddito imputato per trasparenza', tuir('116'), trasparente ? attribuito : zero)
    const { imponibile: dividendiImponibili, sostitutiva } = dividendo(chi, suoi, regime)
    const contributi = voce('contributiIvs', 'Contributi IVS', legge('L. 233/1990, art. 1; L. 662/1996, art. 1, c. 203'), ivs)
    const giorni = regola(`${chi.id}.giorniLavoro`, {
      nome: `Giorni per la detrazione da lavoro ${chi.di}`,
      norma: tuir('13, c. 1'),
      formula: conCompensi ? giorniDetrazione(redditi, compenso, dati.giorniCarica) : redditi.giorniLavoro,
    })
    const assimilati = regola(`${chi.id}.assimilati`, {
      nome: `Redditi assimilati ${chi.di}`,
      di: chi.di,
      norma: tuir('50, c. 1, lett. c-bis)'),
      formula: redditi.assimilatiLavoroDipendente.piu(compensoNetto),
    })
    const { panel, oltre } = imposteDellaPersona(chi, {
      persona: persona(dati, { assimilati, giorniLavoro: giorni }),
      impresa: redditi.impreseMinoriLavoroAutonomo.piu(redditoTrasparenza, dividendiImponibili),
      contributi,
      forfettario: zero,
      detrazioneImpresa: redditi.impreseMinoriLavoroAutonomo.supera(zero),
      flatTax: senzaFlatTax,
    })
    const sommeIntegrative = sommeDi(chi, panel)
    const totale = voce(
      'totale',
      'Totale del socio',
      prospetto('imposte e contributi della persona'),
      contributiSocio
        .piu(panel.irpefNetta, panel.addizionaleRegionale, panel.addizionaleComunale, sostitutiva, contributi)
        .meno(seConsiderate(sommeIntegrative)),
    )
    const senza = voce(
      'totaleSenzaSocieta',
      'Totale senza la società',
      prospetto('la stessa persona senza alcun reddito della società'),
      senzaSocieta[i] as Regola<'euro'>,
    )
    const attribuibile = voce('attribuibile', 'Prelievo attribuibile alla società', prospetto('differenza tra con e senza la società'), totale.meno(senza))
    return {
      quota: regola(`${chi.id}.quota`, { nome: `Quota ${chi.di}`, norma: legge('art. 2468 c.c.'), formula: dati.quota }),
      compenso,
      contributiGestioneSeparata: totali,
      contributiSocieta: societa,
      contributiSocio,
      compensoNetto,
      redditoAttribuito: attribuito,
      redditoTrasparenza,
      dividendi: suoi,
      dividendiImponibili,
      impostaSostitutiva: sostitutiva,
      utilePrelevato: prelievo,
      redditoIvs: soloSe(conIvs[i] as (typeof conIvs)[number], redditoIvs),
      contributiIvs: contributi,
      redditoComplessivo: panel.redditoComplessivo,
      redditoPerDetrazioni: panel.redditoPerDetrazioni,
      deduzioneAbitazionePrincipale: panel.deduzioneAbitazionePrincipale,
      contributiDeducibili: panel.contributiDeducibili,
      oneriDeducibili: panel.oneriDeducibili,
      deduzioniNonUtilizzate: oltre.deduzioniNonUtilizzate,
      redditoImponibile: panel.redditoImponibile,
      irpefLorda: panel.irpefLorda,
      detrazioneConiuge: oltre.detrazioneConiuge,
      detrazioneFigli: oltre.detrazioneFigli,
      detrazioneCarichi: panel.detrazioneCarichi,
      detrazioneLavoroDipendente: panel.detrazioneLavoroDipendente,
      detrazionePensione: panel.detrazionePensione,
      detrazioneAutonomi: panel.detrazioneAutonomi,
      ulterioreDetrazione: panel.ulterioreDetrazione,
      detrazioneOneri: panel.detrazioneOneri,
      totaleDetrazioni: oltre.detrazioniSpettanti,
      irpefNetta: panel.irpefNetta,
      saldoIrpef: voce('saldoIrpef', 'Saldo IRPEF', tuir('22'), panel.irpefNetta.meno(dati.ritenute)),
      addizionaleRegionale: panel.addizionaleRegionale,
      addizionaleComunale: panel.addizionaleComunale,
      impostaCedolare: panel.impostaCedolare,
      trattamentoIntegrativo: panel.trattamentoIntegrativo,
      sommaEsente: panel.sommaEsente,
      sommeIntegrative,
      totale,
      totaleSenzaSocieta: senza,
      attribuibile,
      netto: voce('netto', 'Netto in mano', prospetto('ciò che resta in mano al socio'), compenso.piu(suoi, prelievo).meno(attribuibile)),
    }
  })
}
export type BloccoSocio = ReturnType<typeof sociDi>[number]
