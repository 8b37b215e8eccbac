import { Html } from '@/domain/shared/html'

/** The agency's colours, as in src/site/styles/tokens.css; mail programs know no variables. */
export const colors = {
  ink: '#1f3d33',
  inkSoft: '#4b6058',
  paper: '#fbf8f2',
  white: '#fffefb',
  sand: '#f2ebde',
  brick: '#b1573d',
  brickDeep: '#964530',
  line: '#d5dee1',
} as const

const sans = "'Segoe UI', system-ui, -apple-system, Arial, sans-serif"

/** Fonts like the agency's that are installed everywhere: mail programs load none. */
export const serifFont = "Georgia, 'Times New Roman', serif"

export const bodyText = `margin:0 0 16px;font-family:${sans};font-size:16px;line-height:1.6;color:${colors.ink}`
export const smallText = `margin:0 0 8px;font-family:${sans};font-size:13px;line-height:1.5;color:${colors.inkSoft}`

// Every program reads inline styles; these rules are for those that know dark mode and narrow screens.
const rules = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: ${colors.brickDeep}; }
  @media (max-width: 620px) {
    .card { padding: 24px 20px !important; }
    .wide { width: 100% !important; height: auto !important; }
  }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: #142a23 !important; }
    .card { background-color: #1f3d33 !important; border-color: #4b6058 !important; }
    .sand { background-color: #142a23 !important; }
    .ink { color: #fbf8f2 !important; }
    .soft { color: #c9d6cf !important; }
    .line { border-color: #4b6058 !important; }
    .link, a { color: #e9a58f !important; }
    .button a { color: #fffefb !important; }
  }`

/** The style sheet of every mail, for its head. */
export const styleSheet = new Html(`<style>${rules}\n</style>`)
