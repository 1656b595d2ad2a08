import {
  type Condizione,
  conVoci,
  frase,
  type Importo,
  type Norma,
  presenti,
  type Regola,
  regola,
  requisito,
  se,
  soloSe,
  somma as sommaDi,
  vero,
  zero,
  zeroPercento,
} from '@bilancia/engine'
import { ripartisci } from '../../imputazione/index.ts'
import { contributiIvs, contributoSeparata } from '../../inps/index.ts'
import { addizionaliStimate, imposteDellaPersona, vociIrpef } from '../../irpef/index.ts'
import { legge, prospetto, tuir } from '../../norme.ts'
import type { Soggetto } from '../../persona.ts'
import * as attivita from './attivita-di-oggi.ts'
import { campi, persona, seConsiderate, soci, somma, srl, tutto, ultimo } from './dati.ts'
import { irapDiOggi as irap } from './irap.ts'
import { datiDi, elencate, forma, type Posto, posti } from './oggi-persone.ts'
import { scenari } from './scenari.ts'
import { sommeDi } from './socio.ts'

const { confronto } = campi
const { redditoImpresa } = attivita

export { redditoImpresa }

export const attivo = requisito('confronto.attivo', {
  nome: 'Confronto con la forma di oggi',
  norma: prospetto('forma di oggi scelta e calcolabile, e scenario 1 calcolabile'),
  formula: confronto.formaAttuale.vale('NESSUNA').non().e(scenari.scenario1.attivo, attivita.forfettarioIncompleto.non()),
})

export const quote = posti.map(({ id, di, quota, presente }) =>
  regola(`${id}.quota`, { nome: `Quota ${di}`, norma: tuir('5'), formula: se(presente, { allora: quota, altrimenti: zeroPercento }) }),
)
export const quoteOggi = regola('oggi.quote', { nome: 'Somma delle quote di oggi', norma: tuir('5'), formula: somma(quote).alCentesimo() })
export const complete = quoteOggi.pariA(tutto)
const conQuota = quote.map((quota) => quota.supera(zeroPercento))

const parti = posti.map(({ id, di, primo, k }) => ({
  id,
  di,
  quota: quote[k] as Regola<'percento'>,
  resto: requisito(`${id}.resto`, {
    nome: `Il resto della divisione è ${di}`,
    norma: tuir('5, c. 4'),
    formula: complete.e(forma.familiare.e(primo).o(forma.familiare.non().e(ultimo(conQuota, k)))),
  }),
}))
const redditi = ripartisci(parti, se(attivita.lavoroAutonomo, { allora: attivita.redditoDeiRighi, altrimenti: redditoImpresa.nonNegativo() }), {
  chiave: 'reddito',
  nome: 'Reddito',
  norma: tuir('5'),
})
/** The amount before the levy of each person of a flat-rate, professional or associated form: the share of the profit, not of the taxable income. */
const spettanti = ripartisci(parti, srl.utileAnteImposte.meno(irap), {
  chiave: 'spettante',
  nome: "Utile prima del prelievo, al netto dell'IRAP, spettante",
  norma: prospetto("quota dell'utile"),
})

/** Art. 13 c. 5 TUIR is for simplified accounts and self-employment. */
const conDetrazione = attivita.lavoroAutonomo.o(confronto.contabilita.vale('SEMPLIFICATA'))
const gestione = ({ propri: { gestioneIvs } }: Posto, quale: 'ARTIGIANO' | 'COMMERCIANTE'): Condizione =>
  elencate.e(gestioneIvs.vale(quale)).o(confronto.gestioneIvs.vale(quale).e(elencate.non().o(gestioneIvs.vale(''))))

type Attivita = {
  /** Income that IRPEF counts, and contributions that it deducts. */
  readonly quota: Importo
  readonly dedotti: Importo
  /** Contributions that are paid. */
  readonly contributi: Importo
  /** Flat-rate income that counts for the deductions, and its tax. */
  readonly piatto: Importo
  readonly sostitutiva: Importo
}
const senzaAttivita: Attivita = { quota: zero, dedotti: zero, contributi: zero, piatto: zero, sostitutiva: zero }

function liquidata(dati: ReturnType<typeof datiDi>, chi: Soggetto, { quota, dedotti, contributi, piatto, sostitutiva }: Attivita) {
  const { redditi: r } = dati
  const { panel } = imposteDellaPersona(chi, {
    persona: persona(dati, { assimilati: r.assimilatiLavoroDipendente, giorniLavoro: r.giorniLavoro }),
    impresa: quota.piu(r.impreseMinoriLavoroAutonomo),
    contributi: dedotti,
    forfettario: piatto,
    detrazioneImpresa: conDetrazione.o(r.impreseMinoriLavoroAutonomo.supera(zero)),
    flatTax: { base: zero, imposta: zero },
  })
  const sommeIntegrative = sommeDi(chi, panel)
  const irpefAddizionali = regola(`${chi.id}.irpefAddizionali`, {
    nome: `${vociIrpef.irpefAddizionali} ${chi.di}`,
    norma: legge('art. 11, c. 3, TUIR; D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1; L. 190/2014, art. 1, c. 64'),
    nota: "Di un forfettario è l'imposta sostitutiva, con IRPEF e addizionali degli altri redditi.",
    formula: panel.irpefNetta.piu(panel.addizionaleRegionale, panel.addizionaleComunale, sostitutiva),
  })
  const totale = regola(`${chi.id}.totale`, {
    nome: `Imposte e contributi ${chi.di}`,
    norma: prospetto('imposte e contributi della persona'),
    formula: irpefAddizionali.piu(contributi).meno(seConsiderate(sommeIntegrative)),
  })
  return { panel, sommeIntegrative, irpefAddizionali, totale }
}

/** The contributions of each person, to whatever fund. */
const contribuenti = posti.map((posto, k) => {
  const { id, di, presente, vale, propri } = posto
  const base = se(forma.forfettario, { allora: attivita.lordo, altrimenti: redditi[k] as Regola<'euro'> })
  const ivs = contributiIvs(
    { id, di },
    {
      gestione: { artigiano: gestione(posto, 'ARTIGIANO'), commerciante: gestione(posto, 'COMMERCIANTE') },
      base,
      iscritto: attivita.professionale.non(),
      // The first of those listed is the owner, for whom it does not count.
      under21: forma.familiare.e(elencate, propri.under21, k === 0 ? presente.non() : vero),
      anzianitaAl1995: vale('anzianitaAl1995', (d) => d.anzianitaAl1995),
      riduzione35: forma.forfettario.e(confronto.attivita.riduzione35),
      riduzione50: vale('riduzione50', (d) => d.riduzione50).o(forma.forfettario.e(confronto.attivita.riduzione50)),
      pensionatoOver65: vale('pensionatoOver65', (d) => d.pensionatoOver65),
    },
  ).netti
  const { dovuto: separata } = contributoSeparata({ id, di }, base, attivita.aliquotaSeparata)
  return {
    posto,
    contributi: regola(`${id}.contributi`, {
      nome: `Contributi ${di}`,
      norma: legge('L. 233/1990, art. 1; L. 335/1995, art. 2, c. 26; regolamento della cassa'),
      nota: 'IVS, gestione separata o cassa professionale, secondo la posizione.',
      formula: ivs.piu(separata, se(attivita.conCassa, { allora: propri.contributiCassaProf, altrimenti: zero })),
    }),
  }
})
const piatto = attivita.piatto(
  sommaDi(
    'euro',
    contribuenti.map(({ posto, contributi }) => [posto.presente, contributi] as const),
  ),
)
const sePiatto = (allora: Importo, altrimenti: Importo): Importo => se(forma.forfettario, { allora, altrimenti })

const persone = contribuenti.map(({ posto, contributi }, k) => {
  const { id, di, presente } = posto
  const suo = redditi[k] as Regola<'euro'>
  const dati = datiDi(posto)
  const { panel, sommeIntegrative, irpefAddizionali, totale } = liquidata(
    dati,
    { id, di },
    {
      quota: sePiatto(zero, suo),
      dedotti: sePiatto(piatto.eccedenza, contributi),
      contributi,
      piatto: sePiatto(piatto.netto, zero),
      sostitutiva: sePiatto(piatto.imposta, zero),
    },
  )
  const senza = liquidata(dati, { id: `${id}.senzaImpresa`, di: `${di} senza l'impresa` }, senzaAttivita).totale
  const voce = (chiave: string, nome: string, norma: Norma, formula: Importo) =>
    regola(`${id}.${chiave}`, { nome: `${nome} ${di}`, voce: nome, norma, formula })
  const addizionale = legge('D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1')
  const attribuibile = regola(`${id}.attribuibile`, {
    nome: `Prelievo attribuibile all'impresa ${di}`,
    norma: prospetto("differenza tra con e senza l'impresa"),
    formula: totale.meno(senza),
  })
  return {
    presente,
    stimate: addizionaliStimate(
      { id, di },
      {
        netta: panel.irpefNetta,
        imponibile: panel.redditoImponibile,
        regione: dati.codiceRegioneResidenza,
        comunale: panel.addizionaleComunale,
      },
    ),
    voci: {
      quota: quote[k] as Regola<'percento'>,
      reddito: voce('redditoProprio', 'Reddito', tuir('5', '54', '66'), sePiatto(piatto.netto, suo)),
      contributiIvs: contributi,
      irpefNetta: voce('imposta', vociIrpef.netta, legge('art. 11, c. 3, TUIR; L. 190/2014, art. 1, c. 64'), sePiatto(irpefAddizionali, panel.irpefNetta)),
      addizionaleRegionale: voce('regionale', 'Addizionale regionale', addizionale, sePiatto(zero, panel.addizionaleRegionale)),
      addizionaleComunale: voce('comunale', 'Addizionale comunale', addizionale, sePiatto(zero, panel.addizionaleComunale)),
      irpefAddizionali,
      sommeIntegrative,
      totale,
      attribuibile,
      netto: regola(`${id}.netto`, {
        nome: `Netto ${di}`,
        norma: prospetto('reddito meno prelievo attribuibile'),
        nota: "Di forfettario, professionista e associati il reddito è l'utile che spetta loro.",
        formula: se(attivita.conAttivita, { allora: spettanti[k] as Regola<'euro'>, altrimenti: suo }).meno(attribuibile),
      }),
    },
  }
})

const totale = (chiave: string, nome: string, formula: Importo) => regola(`oggi.${chiave}`, { nome, norma: prospetto('forma di oggi'), formula })
const tutti = (voce: (v: (typeof persone)[number]['voci']) => Importo): Importo =>
  sommaDi(
    'euro',
    persone.map(({ presente, voci }) => [presente, voce(voci)] as const),
  )
/** The estimated surcharges, shown beside the comparison. The comparison counts none for a person without a region. */
export const stimate = totale(
  'addizionaliStimate',
  'Addizionali stimate di oggi',
  sommaDi(
    'euro',
    persone.map(({ presente, stimate: sue }) => [presente, sue] as const),
  ),
)
/** IRPEF and surcharges of all the persons: the last row of the share table. */
export const irpefAddizionali = totale(
  'irpefAddizionali',
  `${vociIrpef.irpefAddizionali} di oggi`,
  tutti((v) => v.irpefAddizionali),
)
const imposte = totale('imposte', 'Imposte di oggi', irpefAddizionali.piu(irap).meno(seConsiderate(tutti((v) => v.sommeIntegrative))))
export const contributi = totale(
  'contributi',
  'Contributi di oggi',
  tutti((v) => v.contributiIvs),
)
export const attribuibile = totale('attribuibile', 'Prelievo di oggi', tutti((v) => v.attribuibile).piu(irap))
/** The profit of the persons with an activity of their own is already net of IRAP. */
const netto = totale('netto', 'Netto di oggi', tutti((v) => v.netto).meno(se(attivita.conAttivita, { allora: zero, altrimenti: irap })))

export const uscite = conVoci(
  {
    redditoImpresa,
    irap,
    persone: presenti(
      persone.map(({ presente, voci }, k) => {
        const { propri, daSocio, proprio } = posti[k] as Posto
        const elenco = [
          { quando: proprio, parti: [propri.nome] },
          ...soci.map((s, i) => ({ quando: daSocio[i] as (typeof daSocio)[number], parti: [s.dati.nome] })),
        ]
        return soloSe(
          presente,
          conVoci(
            { nome: frase('{nome}', { nome: { elenco, separatore: '' } }), ...voci },
            {
              nome: 'Nome',
              quota: 'Quota',
              contributiIvs: 'Contributi',
              irpefAddizionali: 'IRPEF/Add.',
              totale: 'Totale',
              attribuibile: "Prelievo attribuibile all'impresa",
              netto: 'Netto in mano',
            },
          ),
        )
      }),
    ),
    imposte,
    contributi,
    totale: totale('totale', 'Imposte e contributi di oggi', imposte.piu(contributi)),
    attribuibile,
    netto,
  },
  {
    redditoImpresa: "Reddito d'impresa",
    irap: 'IRAP',
    imposte: 'Imposte',
    contributi: 'Contributi',
    totale: 'Totale',
    attribuibile: "Prelievo attribuibile all'impresa",
    netto: 'Netto in mano',
  },
)
