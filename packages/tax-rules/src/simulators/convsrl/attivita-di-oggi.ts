/** The activity of a flat-rate taxpayer, a professional or an association: its rows, its fund, its flat-rate income. */
import { type Importo, regola, requisito, se, zero, zeroPercento } from '@bilancia/engine'
import { impostaSostitutiva, redditoForfettario } from '../../forfettario/index.ts'
import { separataPiena, separataRidotta } from '../../inps/index.ts'
import { legge, prospetto, tuir } from '../../norme.ts'
import { campi, srl } from './dati.ts'
import { forma } from './oggi-persone.ts'

const { attivita } = campi.confronto
const r = attivita.ricaviCosti
const scritti = r.ricaviNormale.compilato()

/** A form with an activity of its own (ADR 43). */
export const conAttivita = forma.forfettario.o(forma.professionista, forma.studio)
export const professionale = requisito('oggi.professione', {
  nome: "L'attività di oggi è una professione",
  norma: tuir('53'),
  formula: forma.professionista.o(forma.studio, forma.forfettario.e(attivita.tipologia.vale('PROFESSIONE'))),
})
/** An income from self-employment with its own costs: a loss is negative and lowers the other incomes. */
export const lavoroAutonomo = forma.professionista.o(forma.studio)

const ricavi = regola('oggi.ricavi', {
  nome: 'Ricavi o compensi di oggi',
  norma: prospetto('ricavi dei righi, o della società'),
  formula: r.ricaviNormale.oppure(srl.ricavi),
})
export const redditoImpresa = regola('oggi.redditoImpresa', {
  nome: "Reddito d'impresa di oggi",
  norma: tuir('56', '66'),
  formula: srl.utileAnteImposte.piu(srl.variazioniAumento).meno(srl.variazioniDiminuzione),
})
const comuni = [r.lavoroDipendente, r.compensiTerzi, r.ammortamenti, r.canoniLeasing, r.interessiPassivi]
const daiRighi = (proventi: Importo, costi: readonly Importo[]): Importo => ricavi.piu(r.altriProventi, proventi).meno(...comuni, ...costi)
const dellaProfessione = daiRighi(r.plusvalenze, [r.immobili, r.consumi, r.speseLimitate, r.altreSpese])
const dellImpresa = daiRighi(r.rimanenzeFinali, [r.esistenzeIniziali, r.acquisti, r.servizi, r.altriCosti])

/** Only the costs of a professional move the levy; those of a flat-rate taxpayer show whether the rows are of the same year as the profit. */
export const redditoDeiRighi = regola('oggi.redditoDeiRighi', {
  nome: "Reddito dell'attività di oggi",
  norma: legge('artt. 54 e 66, TUIR'),
  nota: "Senza ricavi nei righi è il reddito d'impresa che nasce dall'utile della società.",
  formula: se(conAttivita.e(scritti), { allora: se(professionale, { allora: dellaProfessione, altrimenti: dellImpresa }), altrimenti: redditoImpresa }),
})
export const righeDiverse = conAttivita.e(scritti, redditoDeiRighi.pariA(redditoImpresa).non())

export const forfettarioIncompleto = forma.forfettario.e(attivita.tipologia.vale('NON_DEFINITO').o(attivita.gruppo.codice(0), ricavi.supera(zero).non()))

export const aliquotaSeparata = regola('oggi.aliquotaSeparata', {
  nome: 'Aliquota della gestione separata di oggi',
  norma: legge('L. 335/1995, art. 2, c. 26'),
  formula: se(professionale.e(attivita.cassaProfessionale.non()), {
    allora: attivita.aliquotaSep.tra({ NESSUNA: zeroPercento, RIDOTTA: separataRidotta, PIENA: separataPiena }),
    altrimenti: zeroPercento,
  }),
})
export const conCassa = professionale.e(attivita.cassaProfessionale)

export const { lordo } = redditoForfettario({ ricavi, gruppo: attivita.gruppo, calcolabile: forma.forfettario })

/** The flat-rate income and its tax, from the contributions of the only person. */
export const piatto = (contributi: Importo) =>
  impostaSostitutiva({ lordo, contributi, perdite: { limitate: zero, piene: zero }, aliquota: attivita.impostaSost })
