-- Who writes the branches of people: a company's own data bring them.
comment on table clifor_filial is 'Branches a person or supplier may sign in to. Owner: imports.';
