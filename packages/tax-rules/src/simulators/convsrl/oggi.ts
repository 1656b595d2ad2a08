/** Today's form: sole trader, family business or partnership, person by person. */
import { convsrl } from '@bilancia/contract'
import {
  almenoUna,
  avviso,
  type Condizione,
  casi,
  conFonte,
  frase,
  type Importo,
  mai,
  parametro,
  perPeriodo,
  presenti,
  type Quantita,
  type Regola,
  regola,
  requisito,
  se,
  soloSe,
  somma as sommaDi,
  zero,
} from '@bilancia/engine'
import { ripartisci } from '../../imputazione/index.ts'
import { contributiIvs } from '../../inps/index.ts'
import { irapSocieta } from '../../irap/index.ts'
import { imposteDellaPersona, type Soggetto } from '../../irpef/index.ts'
import { legge, prospetto, tuir } from '../../norme.ts'
import { campi, type DatiSocio, persona, seConsiderate, soci, somma, srl, tutto, ultimo } from './dati.ts'
import { scenari } from './scenari.ts'
import { gestioneInps, sommeDi } from './socio.ts'

const { confronto } = campi
const { formaAttuale } = confronto

const forma = {
  ditta: formaAttuale.vale('DITTA_INDIVIDUALE'),
  familiare: formaAttuale.vale('IMPRESA_FAMILIARE'),
  societa: formaAttuale.vale('SOCIETA_DI_PERSONE'),
}
export const attivo = requisito('confronto.attivo', {
  nome: 'Confronto con la forma di oggi',
  norma: prospetto('forma di oggi scelta e scenario 1 calcolabile'),
  formula: formaAttuale.vale('NESSUNA').non().e(scenari.scenario1.attivo),
})

/** Without persons of its own the form of today has the partners. */
const elencate = (confronto.persone[0] as (typeof confronto.persone)[number]).presente
const candidati = confronto.persone.map((p, k) => (soci[k] ? p.presente.o(elencate.non().e(soci[k].presente)) : p.presente))

const posti = confronto.persone.map((propri, k) => {
  const n = k + 1
  const primo = (candidati[k] as Condizione).e(almenoUna(candidati.slice(0, k)).non())
  const presente = requisito(`oggi.persona${n}.presente`, {
    nome: `C'è la persona ${n} di oggi`,
    norma: prospetto('persone della forma di oggi'),
    formula: (candidati[k] as Condizione).e(forma.ditta.non().o(primo)),
  })
  /** Which partner the data come from, if any. */
  const daSocio = soci.map((s) =>
    requisito(`oggi.persona${n}.comeSocio${s.n}`, {
      nome: `La persona ${n} di oggi è il socio ${s.n}`,
      norma: prospetto('dati del socio'),
      nota: 'Un socio che non è indicato non presta i suoi dati.',
      formula: s.presente.e(elencate.e(propri.socio.codice(s.n, `il socio ${s.n}`)).o(s.i === k ? elencate.non() : mai)),
    }),
  )
  type Dati = Omit<
    DatiSocio,
    'nome' | 'quota' | 'ritenute' | 'gestioneIvs' | 'altriRedditiImpresaIvs' | 'tipoGestioneSeparata' | 'massimaleGsUsato' | 'giorniCarica'
  >
  const diSocio = <U extends 'euro' | 'percento' | 'numero'>(voce: (d: Dati) => Quantita<U>): Quantita<U> =>
    casi(
      soci.map((s, i) => [daSocio[i] as Condizione, voce(s.dati)] as const),
      voce(propri),
    )
  const vale = (voce: (d: Dati) => Condizione): Condizione =>
    almenoUna(daSocio)
      .non()
      .e(voce(propri))
      .o(...soci.map((s, i) => (daSocio[i] as Condizione).e(voce(s.dati))))
  const quota = se(forma.ditta, {
    allora: tutto,
    altrimenti: soci[k] ? se(elencate, { allora: propri.quota, altrimenti: soci[k].dati.quota }) : propri.quota,
  })
  return { n, k, id: `oggi.persona${n}`, di: `della persona ${n} di oggi`, propri, presente, primo, daSocio, diSocio, vale, quota }
})
type Posto = (typeof posti)[number]

const quote = posti.map(({ id, di, quota, presente }) =>
  regola(`${id}.quota`, { nome: `Quota ${di}`, norma: tuir('5'), formula: se(presente, { allora: quota, altrimenti: tutto.meno(tutto) }) }),
)
const quoteOggi = regola('oggi.quote', { nome: 'Somma delle quote di oggi', norma: tuir('5'), formula: somma(quote).alCentesimo() })
const complete = quoteOggi.pariA(tutto)
const conQuota = posti.map((p, k) => p.presente.e((quote[k] as Regola<'percento'>).supera(tutto.meno(tutto))))

export const redditoImpresa = regola('oggi.redditoImpresa', {
  nome: "Reddito d'impresa di oggi",
  norma: tuir('56 e 66'),
  formula: srl.utileAnteImposte.piu(srl.variazioniAumento).meno(srl.variazioniDiminuzione),
})
const redditi = ripartisci(
  posti.map(({ id, di, primo, k }) => ({
    id,
    di,
    quota: quote[k] as Regola<'percento'>,
    resto: requisito(`${id}.resto`, {
      nome: `Il resto della divisione è ${di}`,
      norma: tuir('5, c. 4'),
      formula: complete.e(forma.familiare.e(primo).o(forma.familiare.non().e(ultimo(conQuota, k)))),
    }),
  })),
  redditoImpresa.nonNegativo(),
  { chiave: 'reddito', nome: 'Reddito', norma: tuir('5') },
)

const semplificata = confronto.contabilita.vale('SEMPLIFICATA')
const gestione = ({ propri: { gestioneIvs } }: Posto, quale: 'ARTIGIANO' | 'COMMERCIANTE'): Condizione =>
  elencate.e(gestioneIvs.vale(quale)).o(confronto.gestioneIvs.vale(quale).e(elencate.non().o(gestioneIvs.vale(''))))

const datiDi = ({ diSocio, vale }: Posto) => {
  const r = <C extends Exclude<keyof DatiSocio['redditi'], 'aliquotaCedolare' | 'giorniLavoro' | 'giorniPensione'>>(chiave: C): Importo =>
    diSocio((d) => d.redditi[chiave])
  return {
    coniugeACarico: vale((d) => d.coniugeACarico),
    numeroFigliACarico: diSocio((d) => d.numeroFigliACarico),
    percentualeCarichi: diSocio((d) => d.percentualeCarichi),
    numeroFigliRegione: { oppure: () => diSocio((d) => d.numeroFigliRegione.oppure(d.numeroFigliACarico)) },
    oneriDeducibili: diSocio((d) => d.oneriDeducibili),
    detrazioniOneri: diSocio((d) => d.detrazioniOneri),
    detrazioniOneriSoggetteATaglio: diSocio((d) => d.detrazioniOneriSoggetteATaglio),
    detrazioneInteressiMutuo: diSocio((d) => d.detrazioneInteressiMutuo),
    codiceRegioneResidenza: diSocio((d) => d.codiceRegioneResidenza),
    addizionaleComunalePercentuale: diSocio((d) => d.addizionaleComunalePercentuale),
    redditi: {
      pensione: r('pensione'),
      lavoroDipendente: r('lavoroDipendente'),
      assimilatiLavoroDipendente: r('assimilatiLavoroDipendente'),
      impreseMinoriLavoroAutonomo: r('impreseMinoriLavoroAutonomo'),
      redditiDiversi: r('redditiDiversi'),
      fabbricatiLocati: r('fabbricatiLocati'),
      altriRedditi: r('altriRedditi'),
      abitazionePrincipale: r('abitazionePrincipale'),
      cedolareSecca: r('cedolareSecca'),
      aliquotaCedolare: diSocio((d) => d.redditi.aliquotaCedolare),
      giorniLavoro: diSocio((d) => d.redditi.giorniLavoro),
      giorniPensione: diSocio((d) => d.redditi.giorniPensione),
    },
  }
}

function liquidata(posto: Posto, chi: Soggetto, quota: Importo, ivs: Importo) {
  const dati = datiDi(posto)
  const { redditi: r } = dati
  const { panel } = imposteDellaPersona(chi, {
    persona: persona(dati, { assimilati: r.assimilatiLavoroDipendente, giorniLavoro: r.giorniLavoro }),
    impresa: quota.piu(r.impreseMinoriLavoroAutonomo),
    contributi: ivs,
    forfettario: { netto: zero, lordo: zero },
    detrazioneImpresa: semplificata.e(quota.supera(zero)).o(r.impreseMinoriLavoroAutonomo.supera(zero)),
    flatTax: { base: zero, imposta: zero },
  })
  const sommeIntegrative = sommeDi(chi, panel)
  const irpefAddizionali = regola(`${chi.id}.irpefAddizionali`, {
    nome: `IRPEF e addizionali ${chi.di}`,
    norma: legge('art. 11, c. 3, TUIR; D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1'),
    formula: panel.irpefNetta.piu(panel.addizionaleRegionale, panel.addizionaleComunale),
  })
  const totale = regola(`${chi.id}.totale`, {
    nome: `Imposte e contributi ${chi.di}`,
    norma: prospetto('imposte e contributi della persona'),
    formula: irpefAddizionali.piu(ivs).meno(seConsiderate(sommeIntegrative)),
  })
  return { panel, sommeIntegrative, irpefAddizionali, totale }
}

const persone = posti.map((posto, k) => {
  const { id, di, presente, vale, propri, primo } = posto
  const reddito = redditi[k] as Regola<'euro'>
  const ivs = contributiIvs(
    { id, di },
    {
      gestione: gestioneInps(gestione(posto, 'ARTIGIANO'), gestione(posto, 'COMMERCIANTE')),
      base: reddito,
      iscritto: presente,
      under21: forma.familiare.e(elencate, propri.under21, primo.non()),
      anzianitaAl1995: vale((d) => d.anzianitaAl1995),
      riduzione35: mai,
      riduzione50: mai,
      pensionatoOver65: vale((d) => d.pensionatoOver65),
    },
  ).netti
  const { panel, sommeIntegrative, irpefAddizionali, totale } = liquidata(posto, { id, di }, reddito, ivs)
  const senza = liquidata(posto, { id: `${id}.senzaImpresa`, di: `${di} senza l'impresa` }, zero, zero).totale
  const attribuibile = regola(`${id}.attribuibile`, {
    nome: `Prelievo attribuibile all'impresa ${di}`,
    norma: prospetto("differenza tra con e senza l'impresa"),
    formula: totale.meno(senza),
  })
  return {
    presente,
    voci: {
      quota: quote[k] as Regola<'percento'>,
      reddito,
      contributiIvs: ivs,
      irpefNetta: panel.irpefNetta,
      addizionaleRegionale: panel.addizionaleRegionale,
      addizionaleComunale: panel.addizionaleComunale,
      irpefAddizionali,
      sommeIntegrative,
      totale,
      attribuibile,
      netto: regola(`${id}.netto`, { nome: `Netto ${di}`, norma: prospetto('reddito meno prelievo attribuibile'), formula: reddito.meno(attribuibile) }),
    },
  }
})

const irapDiOggi = irapSocieta({ id: 'oggi.irapSocieta', di: 'di oggi' }, 'altri', {
  valoreProduzione: srl.irap.valoreProduzione,
  personale: srl.irap.deduzioniPersonale,
  aliquota: srl.irap.aliquota,
})
const soggettaIrap = requisito('oggi.soggettaIrap', {
  nome: 'La forma di oggi paga IRAP',
  norma: legge('D.Lgs. 446/1997, artt. 2 e 3; L. 234/2021, art. 1, c. 8'),
  formula: srl.irap.modalita.vale('CALCOLATA').e(forma.societa.o(perPeriodo({ dal2020: confronto.autonomaOrganizzazione, dal2022: mai }))),
})
export const irap = regola('oggi.irap', {
  nome: 'IRAP di oggi',
  norma: legge('D.Lgs. 446/1997, art. 16'),
  formula: se(soggettaIrap, { allora: irapDiOggi, altrimenti: zero }),
})

const totale = (chiave: string, nome: string, formula: Importo) => regola(`oggi.${chiave}`, { nome, norma: prospetto('forma di oggi'), formula })
const tutti = (voce: (v: (typeof persone)[number]['voci']) => Importo): Importo =>
  sommaDi(
    'euro',
    persone.map(({ presente, voci }) => [presente, voce(voci)] as const),
  )
const imposte = totale(
  'imposte',
  'Imposte di oggi',
  tutti((v) => v.irpefAddizionali)
    .piu(irap)
    .meno(seConsiderate(tutti((v) => v.sommeIntegrative))),
)
const contributi = totale(
  'contributi',
  'Contributi di oggi',
  tutti((v) => v.contributiIvs),
)
export const attribuibile = totale('attribuibile', 'Prelievo di oggi', tutti((v) => v.attribuibile).piu(irap))
export const netto = totale('netto', 'Netto di oggi', tutti((v) => v.netto).meno(irap))

export const uscite = {
  redditoImpresa,
  irap,
  persone: presenti(
    persone.map(({ presente, voci }, k) => {
      const { propri, daSocio } = posti[k] as Posto
      const proprio = requisito(`oggi.persona${k + 1}.datiPropri`, {
        nome: 'Dati propri',
        norma: prospetto('dati della persona'),
        formula: almenoUna(daSocio).non(),
      })
      const elenco = [
        { quando: proprio, parti: [propri.nome] },
        ...soci.map((s, i) => ({ quando: daSocio[i] as (typeof daSocio)[number], parti: [s.dati.nome] })),
      ]
      return soloSe(presente, { nome: frase('{nome}', { nome: { elenco, separatore: '' } }), ...voci })
    }),
  ),
  imposte,
  contributi,
  totale: totale('totale', 'Imposte e contributi di oggi', imposte.piu(contributi)),
  attribuibile,
  netto,
}

const quotaMinima = parametro(
  'percento',
  'oggi.quotaTitolare',
  'Quota minima del titolare',
  tuir('5, c. 4'),
  conFonte('art. 5, c. 4, TUIR: ai collaboratori non più del 49%', { 2020: 51, 2021: 51, 2022: 51, 2023: 51, 2024: 51, 2025: 51, 2026: 51 }),
)
const { messages } = convsrl

export const avvisi = [
  avviso('QUOTA_TITOLARE_MINIMA', messages.QUOTA_TITOLARE_MINIMA, {
    campo: 'confronto.persone[0].quota',
    nome: 'Quota del titolare sotto il minimo',
    norma: tuir('5, c. 4'),
    quando: attivo.e(forma.familiare, almenoUna(posti.map((p, k) => p.presente.e(p.primo, (quote[k] as Regola<'percento'>).sotto(quotaMinima))))),
  }),
  avviso('QUOTE_OGGI_TOTALE', messages.QUOTE_OGGI_TOTALE, {
    campo: 'confronto.persone',
    nome: 'Le quote di oggi non fanno 100',
    norma: tuir('5'),
    quando: attivo.e(complete.non()),
  }),
]
