type ChoiceListProps = {
  /** Of the fields, as in the address. */
  name: string
  label: string
  type?: 'checkbox' | 'radio'
  choices: { value: string; name: string; count: number | null; isChosen: boolean }[]
  /** In columns under a label that shows, as one group among others. */
  isGroup?: boolean
}

/** Choices with how many properties stand behind each. */
export function ChoiceList({ name, label, type = 'checkbox', choices, isGroup = false }: ChoiceListProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={isGroup ? 'filter-legend' : 'sr-only'}>{label}</legend>
      <div className={isGroup ? 'grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-x-4' : undefined}>
        {choices.map((choice) => (
          <label key={choice.value} className="filter-choice">
            <input type={type} name={name} value={choice.value} defaultChecked={choice.isChosen} />
            {choice.name}
            {choice.count !== null && <span className="filter-count">{choice.count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
