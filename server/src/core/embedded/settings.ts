/**
 * PostgreSQL's settings for one small machine that runs everything (2 cores, 4 GB). Written as terminal.conf into the
 * data directory at every start; an optional local.conf beside it is read later and takes precedence.
 */
export const settingsText = `# Written at every start. Put changes of your own into local.conf beside this file.
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
password_encryption = scram-sha-256

shared_buffers = 256MB
effective_cache_size = 1GB
work_mem = 8MB
maintenance_work_mem = 128MB
random_page_cost = 1.1
jit = off
# Short statements of many people: no statement may take a second core from the others.
max_parallel_workers_per_gather = 0

# An acknowledged write is on the disk.
fsync = on
full_page_writes = on
synchronous_commit = on
max_wal_size = 1GB
checkpoint_timeout = 10min
restart_after_crash = on

timezone = 'UTC'
lc_messages = 'C'
# One file per weekday, overwritten a week later. Values people typed never reach it: what is wrong with a statement is told
# to who sent it, in words that repeat the value, and not written here.
logging_collector = on
log_directory = 'log'
log_filename = 'postgresql-%a.log'
log_rotation_age = 1d
log_rotation_size = 0
log_truncate_on_rotation = on
log_timezone = 'UTC'
log_checkpoints = off
log_min_messages = log
log_min_error_statement = panic
log_error_verbosity = terse
log_parameter_max_length = 0
log_parameter_max_length_on_error = 0
`;
