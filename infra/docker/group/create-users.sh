#!/bin/bash
# Run by the mysql image at each member's first start: who copies from one member to another, and who asks for the primary.
MYSQL_PWD=$(</secrets/mysql/root) mysql --protocol=socket --socket=/var/run/mysqld/mysqld.sock -uroot <<SQL
CREATE USER IF NOT EXISTS 'replication'@'%' IDENTIFIED BY '$(</secrets/mysql/replication)' REQUIRE SSL;
GRANT REPLICATION SLAVE, BACKUP_ADMIN, CONNECTION_ADMIN ON *.* TO 'replication'@'%';
CREATE USER IF NOT EXISTS 'proxy'@'%' IDENTIFIED BY '';
GRANT SELECT ON performance_schema.replication_group_members TO 'proxy'@'%';
SQL
